type Range = readonly [low: number, usual: number, high: number];

/** How many of a thing one organisation usually has; the first `of` that names the organisation counts, else `else`. */
export interface UsualCount {
  unit: RegExp;
  of: readonly (readonly [RegExp, Range])[];
  else: Range;
}

const row = (unit: string, otherwise: Range, ...of: readonly (readonly [RegExp, Range])[]): UsualCount => ({
  unit: new RegExp(`^(?:${unit})$`),
  of,
  else: otherwise,
});

const CARE = /care home|nursing home|retirement|residential|hospice/i;
const HOSPITALS = /hospital/i;
const SCHOOLS = /(?<!pre|driving |music |language |dance |riding |cooking )school/i;
const COLLEGES = /universit|college/i;
const NURSERIES = /nurser|day ?care|preschool|kindergarten|cr[eè]che/i;
const LANDLORDS = /landlord|host|owner/i;
const SMALL_PLACES = /restaurant|caf[eé]|\bbars?\b|shop|salon|bakery|studio|pub/i;

/** Planning values without a source, marked as assumed wherever they are shown. */
export const USUAL_COUNTS: readonly UsualCount[] = [
  row(
    "child|kid|pupil|student|learner",
    [20, 60, 150],
    [NURSERIES, [25, 45, 90]],
    [COLLEGES, [500, 2_000, 8_000]],
    [SCHOOLS, [100, 250, 600]],
  ),
  row("resident|bed", [20, 40, 80], [HOSPITALS, [80, 200, 500]], [/hostel|dorm/i, [30, 60, 120]]),
  row("patient", [15, 40, 100], [HOSPITALS, [50, 150, 400]]),
  row(
    "room|guest room",
    [8, 20, 50],
    [CARE, [20, 40, 80]],
    [/hostel|guest ?house|\binns?\b|b&bs?|lodge/i, [5, 12, 25]],
  ),
  row("member|player|singer|rider", [40, 120, 300], [/gym/i, [120, 300, 800]]),
  row(
    "employee|worker|staff|person|head|colleague",
    [12, 30, 80],
    [HOSPITALS, [100, 250, 800]],
    [SCHOOLS, [20, 40, 80]],
    [CARE, [20, 40, 80]],
    [SMALL_PLACES, [4, 8, 15]],
  ),
  row(
    "therapist|physio|physiotherapist|dentist|doctor|vet|stylist|barber|hairdresser|artist|lawyer|coach|trainer|practitioner|consultant|clinician|counsellor",
    [1, 3, 6],
    [HOSPITALS, [10, 30, 80]],
  ),
  row("teacher|classroom|class", [3, 8, 20], [SCHOOLS, [10, 25, 50]]),
  row("nurse|carer|caregiver", [6, 15, 40], [HOSPITALS, [50, 120, 400]]),
  row(
    "vehicle|van|truck|car|lorry|bus",
    [4, 10, 30],
    [/courier|fleet|haul|logist|taxi|carrier/i, [8, 20, 60]],
  ),
  row("driver|rider|courier", [4, 10, 30]),
  row("bike|bicycle|scooter|e-bike", [3, 8, 20]),
  row("lift|elevator", [2, 6, 20]),
  row("toilet|washroom|restroom", [2, 4, 10]),
  row("office chair|desk|workstation|laptop|phone|computer|tablet", [5, 12, 40]),
  row("chair", [5, 12, 40], [/dent|salon|barber|hairdress/i, [2, 3, 6]]),
  row("table", [8, 15, 30]),
  row(
    "lock|door",
    [5, 15, 40],
    [/hotel/i, [12, 30, 80]],
    [/hostel|guest ?house/i, [6, 15, 30]],
    [LANDLORDS, [1, 3, 8]],
  ),
  row("screen|printer|camera|till|terminal|kiosk|locker|projector", [1, 3, 8]),
  row(
    "flat|unit|apartment|home|property|tenant|tenancy|lease|door|dwelling",
    [10, 40, 150],
    [/housing/i, [150, 500, 3_000]],
    [/manage|agent|agenc|compan/i, [40, 120, 400]],
    [LANDLORDS, [1, 3, 8]],
  ),
  row("building|project", [1, 4, 12]),
  row("cow|sheep|goat|animal|pig", [30, 80, 250]),
  row("hen|chicken|bird", [200, 1_000, 5_000]),
  row("horse|dog|cat", [5, 15, 30]),
  row("hectare|acre", [10, 30, 120], [/vine|wine|orchard|vegetable/i, [4, 10, 30]]),
  row("tree|vine", [100, 400, 1_500]),
  row("hive", [1, 2, 4], [/beekeep|farm/i, [15, 40, 120]]),
  row("location|site|shop|store|branch|outlet", [1, 2, 6]),
  row("machine|robot|pump|tank|freezer|fridge|oven|boiler|meter", [1, 4, 12]),
  row("panel|solar panel", [300, 1_500, 10_000]),
  row("pallet|crate|tray", [50, 200, 1_000]),
  row("container|bin", [2, 4, 10]),
  row("extinguisher|alarm|detector|pipette|instrument", [8, 20, 60]),
  row("plant", [6, 15, 40]),
];
