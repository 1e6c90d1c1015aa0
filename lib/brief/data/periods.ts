import type { RevenueLine } from "@/lib/finance/types";

type Period = NonNullable<RevenueLine["per"]>;

/** Words for a period in eight languages; "use" never stands here. */
export const PERIOD_WORDS: Record<string, Period> = {};

const put = (period: Period, words: string) => {
  for (const word of words.split(" ")) PERIOD_WORDS[word] = period;
};

put(
  "month",
  "month months monthly mo mth pm mes meses mensual mensuales mensualmente mês mensal mensais mois mensuel mensuelle monat monate monatlich mese mesi mensile mensili maand maanden maandelijks månad kuukausi miesiąc månaden måneden tháng माह महीना महीने شهر شهريا شهرياً",
);
put(
  "year",
  "year years yearly yr annum annual annually pa año años anual anuales ano anos anuais an ans annuel annuelle année jahr jahre jährlich anno anni annuale annuali jaar jaarlijks år året năm वर्ष साल season spring summer autumn winter temporada",
);
put(
  "week",
  "week weeks weekly wk semana semanas semanal semaine hebdomadaire woche wochen wöchentlich settimana settimanale wekelijks vecka monday tuesday wednesday thursday friday saturday sunday",
);
put(
  "day",
  "day days daily día dias dia días diario diaria jour jours tag tage täglich giorno giorni dag dagen",
);

/** Who pays: "per seat" beside a period is a subscription for each of them. */
export const CUSTOMER_WORDS = new Set(
  "tradesperson tradespeople freelancer freelancers potter potters photographer photographers trainer trainers therapist therapists dentist dentists lawyer lawyers trader traders tenant tenants guest guests artist artists depot depots branch branches warehouse warehouses factory factories company companies business businesses seat seats user users team teams restaurant restaurants member members person people household households family families customer customers client clients account accounts location locations site sites shop shops store stores clinic clinics practice practices school schools student students pupil pupils employee employees head subscriber subscribers reader readers technician technicians driver drivers agent agents host hosts landlord landlords building buildings property properties unit units flat flats home homes house houses farm farms farmer farmers sensor sensors gauge gauges device devices vehicle vehicles car cars van vans truck trucks bike bikes hotel hotels salon salons gym gyms studio studios office offices firm firms agency agencies municipality city hospital patient patients child children kid kids parent parents dog dogs pet pets workspace workspaces organisation organization organisations organizations brand brands creator creators seller sellers vendor vendors merchant merchants developer developers machine machines room rooms desk desks table tables screen screens empresa empresas usuario usuarios restaurante restaurantes cliente clientes tienda tiendas persona personas familia familias usuário usuários loja lojas entreprise utilisateur magasin boutique unternehmen nutzer betrieb kunde filiale azienda utente negozio bedrijf gebruiker winkel mitarbeiter platz".split(
    " ",
  ),
);

/** Several of them per customer are normal: the plan multiplies by an assumed number of seats. */
export const SEAT_WORDS = new Set(
  "seat seats user users employee employees technician technicians driver drivers agent agents staff head desk desks usuario usuarios usuário usuários utilisateur nutzer utente gebruiker mitarbeiter sensor sensors device devices vehicle vehicles car cars truck trucks van vans machine machines flat flats".split(
    " ",
  ),
);

/** "£9 per child per session": who comes, and what is paid for each time. */
export const HEADS = /^(?:person|child|kid|head|student|pupil|adult|participant|couple|family|dog|guest)$/;
export const EACH_TIME =
  /^(?:session|class|lesson|visit|ride|meal|walk|evening|afternoon|morning|tour|workshop|training|trip|match)$/;

/** Words behind a price that count nothing. */
export const NOT_UNITS = new Set(
  "the of in on at to from with and or one ones for plus after then when if as by is are each every day-to-day piece lot little bit few more discount while via because than good fair low small which that we our us it they his her their year-round flat".split(
    " ",
  ),
);
