const { IDEAS } = await import("/tmp/k/w/lib/writing/fixtures.ts");
const { wholePackage, contextOf } = await import("/tmp/k/w/lib/writing/testing.ts");
const { check, sentencesOf } = await import("/tmp/k/w/lib/writing/validators.ts");
const { proseOf, proseTexts, sharedWords } = await import("/tmp/k/w/lib/writing/overlap.ts");
const { wordCount } = await import("/tmp/k/w/lib/writing/english.ts");
const ids = Object.keys(IDEAS) as any[];
const packs = new Map(ids.map((id) => [id, wholePackage(id)]));
for (const [id, ws] of packs) for (const { output, context } of ws) for (const p of check(output, context)) console.log(id, p.rule, p.at, p.text.slice(0, 140));
for (const [id, ws] of packs) for (const { output } of ws as any) {
  if (output.elevatorPitch && output.fullSlides) { const e = wordCount(output.elevatorPitch), t = wordCount(output.threeminPitch); if (e < 65 || e > 80 || t < 400 || t > 450) console.log(id, "pitch", e, t); }
  if (output.executiveSummary && output.strategicRecommendations?.length > 5) { const e = wordCount(output.executiveSummary); if (e < 150 || e > 220) console.log(id, "summary", e); }
  if (output.concept) { const e = wordCount(output.concept); if (e < 90 || e > 140) console.log(id, "concept", e); }
  if (output.fullSlides) for (const s of output.fullSlides) { if (s.content.length<3||s.content.length>5) console.log(id,"slide",s.title,s.content.length); for (const b of s.content) if (wordCount(b)>16) console.log(id,"bullet",b);}
}
const prose = new Map([...packs].map(([id, ws]) => [id, proseOf(ws.map((w: any) => w.output))]));
const { gramsOf } = await import("/tmp/k/w/lib/writing/overlap.ts"); const grams = new Map([...prose].map(([id, t]) => [id, gramsOf(t)]));
const shares: any[] = [];
for (const [id, own] of prose) for (const [o, t] of prose) if (o !== id) shares.push({ id, o, s: sharedWords(own, grams.get(o)) });
console.log("avg", shares.reduce((a, b) => a + b.s, 0) / shares.length);
console.log(shares.sort((a, b) => b.s - a.s).slice(0, 6).map((x) => `${x.id}/${x.o} ${x.s.toFixed(2)}`).join(" "));
const seen = new Map(); let n = 0;
for (const [id, ws] of packs) { const disclosed = contextOf(id, "concept").model.warnings.map((w: any) => w.text).join(" ");
  for (const said of new Set(proseTexts(ws.map((w: any) => w.output)).flatMap(sentencesOf) as string[])) { if (wordCount(said) < 7 || said.startsWith("Watch: ") || disclosed.includes(said)) continue;
    if (seen.has(said) && seen.get(said) !== id && n++ < 25) console.log("SAME", seen.get(said), id, said); seen.set(said, id); } }
console.log("same sentences", n);
