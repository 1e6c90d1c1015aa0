/** Clothes and what is worn: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const FASHION_SCREENS = `
dress-rental
thing: dress, dresses = Green silk, floor length; Black, open back; Red, knee length
must: A second size in the same parcel; How each label fits, told by those who wore it; A parcel that goes back without a printer; A day between two parties for the cleaner
later: A photograph of the whole outfit by those who wore it; A reminder before the next wedding season
screen: Free on your weekend | ask Day of the party = Saturday | ask Size | table Dresses = Dress, Length, Still free; Green silk, floor, two sizes; Black with open back, floor, one size; Red crêpe, knee, two sizes | button Try it on at home | nothing is free that weekend, and the two weekends beside it are shown | a dress that came back damaged leaves the list, and whoever booked it chooses first among the rest
screen: Our desk, out and back | ask Number on the tag | table This week = Dress, Goes out, Worn, Back by; Green silk, Wednesday, Saturday, Monday; Black with open back, Thursday, Friday, Monday; Red crêpe, at the cleaner's, -, Tuesday | buttons Back, as it left / Back, with a stain | no parcel is due, and the cleaner's list is all there is | a parcel that is late is marked, and the next customer is told before she asks
`;
