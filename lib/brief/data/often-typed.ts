/** Words typed so often that two letters change places in them; none of these slips is a word of its own. */
export const OFTEN_TYPED = `
about after again allergy always answer apartment appointment available before bookings breakfast building
business buyers bring called cancel charge cheaper checked children cleaning clients clothes coffee collect
company complete confirm contract course customer customers deliver delivery deposit different dinner driver
drivers early evening every everything expensive family families farmers favourite finish first freelance
friend friends garden group groceries guest guests handle happen home hospital house houses include invoice
kitchen language landlord learn lesson lessons little local lunch machine manager material materials meeting
member members message messages minute minutes money month monthly morning mother needed neighbour neighbours
never night nothing number office online order orders owner owners parent parents patient patients people person
personal phone photo photos picture place planned please price prices problem product products quality question
questions ready receipt receive reminder rental repair repairs report restaurant school seller sellers service
should simple single small someone special start student students studio subscription supplier suppliers
support system teacher teachers tenant tenants their through ticket together training travel update upload
usually video visit visits voice waiting website week weekend weekly weeks which without worker workers working
would years yearly young
`;
