import { crowdIn } from "./crowd";
import { asPeople, plainHead } from "./people-name";

test.each([
  ["the grandchildren mostly", "grandchildren"],
  ["brides to be", "brides to be"],
  ["civil and environmental engineering firms", "civil and environmental engineering firms"],
  ["US creators", "US creators"],
  ["women 50+", "women 50+"],
  ["in practise its mostly", null],
  ["honestly it is", null],
  ["owners of sailing", null],
  ["people who've been", null],
  ["apple", null],
  ["firms in Poland anyway", "firms in Poland"],
])("%s as a name of people", (said, name) => expect(asPeople(said)).toBe(name));

test.each([
  ["Emirati and Arab families who celebrate at home", "Emirati and Arab families"],
  ["Welding, machining and oilfield service shops with 8 to 40 employees", "shops"],
  ["the head nurse of a care home who asks", "care homes"],
])("what is surely whole of %s", (said, name) => expect(plainHead(said)).toBe(name));

const NONE = new Set<string>();
test.each([
  ["Owners of sailing and motor boats 7-12 m kept in the water in Sweden", "boat owners"],
  ["Growers of cut and dried flowers in Kenya", "flower growers"],
  ["Owners of diesel and petrol generators in Zambia, 5 to 30 kVA", "generator owners"],
  ["Small maize and wheat farmers in Uasin Gishu", "maize and wheat farmers"],
  ["Office going people 25 to 45 in Chennai who carry home food", "office workers who carry home food"],
  ["School-going children in Lahore", "school children"],
  ["Every café owner in Porto who still counts on paper", "cafés"],
  ["Any company with field workers in Chile", "companies"],
  ["Over 70s in their own home", "people over 70"],
  ["Grown up kids 45-60 who live away", "grown-up children"],
  ["Women 18 to 40 in Germany who are busy and care what touches their body", "women"],
  ["Men 25-45 in the CBD and condos", "men"],
  ["Pregnant women and new mothers in Lagos", "pregnant women"],
  ["Older people in Stuttgart's suburbs and their worried kids", "older people"],
  ["HR and learning managers of mid to large firms in Lagos", "HR and learning managers"],
  ["Households furnishing a first real home, hosts", "households"],
  ["Families wanting a grown, housebroken dog", "families"],
  ["People who want to adopt a dog and give it a home", "people who want to adopt a dog"],
])("%s are called by what is whole", (said, crowd) => expect(crowdIn(said, NONE)).toBe(crowd));
