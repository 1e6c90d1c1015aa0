/** Animals and who keeps them: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const PETS_SCREENS = `
dog-walking
thing: dog, dogs = Bella, pulls on the lead; Rocky, afraid of bikes; Luna, gets on with everyone
must: A meeting with the walker before the first walk; Where the key is and who has had it; The vet and a second number, one press away; A walker for the day on which the usual one is ill
later: Two dogs of one household on one walk; A standing week that books itself
screen: Today's walk | map From the door and back | list Seen on the way = Out at five past twelve; Business done by the park gate; Met another dog and played | picture Bella at the pond | buttons Message to the walker / Book the same again | before the first walk the route stands there as it is planned | without a signal the line is drawn from the last point, with its time
screen: Walker's phone, the round at noon | table Round = Dog, Door, Mind; Bella, key under number four, pulls; Rocky, ring twice, bikes; Luna, owner at home, nothing | switch Lead checked | button Start the walk | no dog is booked, and the free hours of tomorrow are open | a key that does not fit: the owner is rung from here, and the walk waits
`;
