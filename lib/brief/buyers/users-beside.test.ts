import { readSegments } from "./segments";

const groups = (targetAudience: string, businessModel: string, solution = "An app for practising") =>
  readSegments({ problem: "", solution, targetAudience, differentiator: "", businessModel }).length;

test.each([
  ["Choirs of 20 to 80 singers, and the singers who can't sight-read", "€19 a month per choir", 1],
  ["Care homes, and the residents who hear badly", "£90 a month, however many residents", 1],
  ["Dental clinics, and their patients", "€80 a month per clinic", 1],
  ["Dental clinics, and their patients", "€80 a month per clinic, patients pay €2", 2],
  ["Parents in Leeds, and the companies that employ them", "£9 a month", 2],
  ["Gyms in Oslo, and the trainers who work alone", "NOK 200 per gym or trainer", 2],
])("%s at %s: %s groups", (audience, price, count) => expect(groups(audience, price)).toBe(count));
