/** Short things as founders name them, of which any two make a name that a stranger can say and picture. */
export const NAMEABLE = new Set(
  (
    "act anvil apron attic badge bag ball bark barrel basin basket beam bean bed bell belt bench binder blade blanket blind boat bolt bone book boot " +
    "bottle bow bowl box braille branch brass bread brick bridge broom brush bucket buckle bulb bunk button cabin cable cage cake camera candle canopy " +
    "canvas cap card cart case cask chain chair chalk charcoal cheese chip chisel clay cloth coat cog coil collar comb cone copper copy cord cork " +
    "corner counter cradle crane crank crate crust cuff cup curl curtain cutter dial dish dome door drain drawer dress drill drum duct dye ear easel egg " +
    "eaves envelope fabric fan fence fern fibre fiddle file film filter fin fish flame flask flue flute foam fold folder fork frame fringe fruit fuse " +
    "garment gate gauge gear gem glass glaze glove glue gourd grain grape grate grill grinder grip grout gutter hall hammer handle hanger harness hat " +
    "hatch hedge helmet hem herb hinge hive hoe hood hoof hook hoop horn hose hull ink iron jacket jar jug jumper kettle key kiln knife knot lace ladder " +
    "lamp lane latch leaf leather leg lens letter lever lid light lime linen liner lining lint lip lock locker log loom lure mast mat meter mill " +
    "mirror mitt mop mortar moss motor mould nail neck needle nest net nib noodle notch nozzle nut oar oil olive oven overall pad paddle page paint " +
    "palette pan panel paper parcel patch pattern peg pen pencil petal photo piano picture pin pipe pitch plank plate plug pocket pole pot pouch powder " +
    "press pulley pump purse queue quilt rack rail rake ramp razor reed reel ribbon ring rivet robe rod roll roof rope rope rose rudder rug ruler saddle sack " +
    "sail salt sand saw scale scanner scarf scissors score screw scroll seal seam seat seed shade shaft shed sheet shelf shell shield shirt shoe shovel " +
    "shutter sieve sign silk sink skate skirt slate sleeve slipper soap sock sofa soil spade spindle spine sponge spool spoon spring spur stair stall " +
    "stamp staple steam steel stem step stitch stone stool story stove strap straw string surname swatch switch syringe table tablet tack tag tap tank tape tarp " +
    "tent thread tile timber tin toggle tongs torch towel track trail tray trunk tube tuft twig tyre urn valve vase veil vest vial vine wagon waist wall warp " +
    "wax wedge weight well wheel whistle wick wire wood wool wreath wrench yarn yeast zip"
  ).split(" "),
);
