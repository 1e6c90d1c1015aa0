import { withTestDatabase } from "@/db/test-database";
import { SAMPLE_FILES } from "@/lib/content/sample/files";
import { closeRenderers } from "@/lib/documents/render-pool";
import { sampleFileRoute } from "./sample-file";
import { call } from "./test-caller";

withTestDatabase();
afterAll(closeRenderers);

const HEADS: Record<string, string> = { pdf: "%PDF", docx: "PK", pptx: "PK", ics: "BEGIN:VCALENDAR" };

test.each(SAMPLE_FILES.map(({ file }) => file))(
  "%s of the sample arrives without an account, as what its name says",
  async (file) => {
    const response = await call(sampleFileRoute, { params: { file } });
    const bytes = Buffer.from(await response.arrayBuffer());
    const head = HEADS[file.split(".").pop() ?? ""] ?? "?";
    expect({ status: response.status, head: bytes.subarray(0, head.length).toString("latin1") }).toEqual({
      status: 200,
      head,
    });
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="${file}"`);
    expect(response.headers.get("cache-control")).toMatch(/^public/);
    expect(Number(response.headers.get("content-length"))).toBe(bytes.byteLength);
  },
  60_000,
);

test("another name is not found, and reads no file of the machine", async () => {
  for (const file of ["nodline-forecast.xlsx", "../../package.json", "nodline-pitch.pdf/"])
    expect((await call(sampleFileRoute, { params: { file } })).status).toBe(404);
});
