import type * as z from "zod";
import type { Identity } from "@/lib/auth/identity";
import { log } from "@/lib/log";
import { type Access, admit, type Counted } from "./admit";
import { parse, readJson } from "./body";
import { errorResponse, valueResponse } from "./respond";

const MAX_BODY = 256 * 1024;

interface Options<P extends z.ZodType, B extends z.ZodType> {
  access: Access;
  params?: P;
  body?: B;
  /** By its method unless told: what stores nothing is read, also where it is sent. */
  counted?: Counted;
  /** Of a plain value; 200 unless told. */
  status?: number;
  /** Bytes of the request; 256 KB unless told. */
  maxBody?: number;
}

interface Call<A, P, B> {
  request: Request;
  requestId: string;
  user: A extends "user" ? Identity : null;
  params: P;
  body: B;
}

/** A calendar's address is its key, and keys are not logged. */
const loggedPath = (request: Request): string =>
  new URL(request.url).pathname.replace(/^(\/api\/calendar\/).+/, "$1…");

type Route = (
  request: Request,
  context: { params: Promise<Record<string, string | string[] | undefined>> },
) => Promise<Response>;

/** Identifies, checks the origin, limits, parses, runs, and turns value or error into an answer. Nothing else. */
export function handler<
  A extends Access,
  P extends z.ZodType = z.ZodUnknown,
  B extends z.ZodType = z.ZodUnknown,
>(options: Options<P, B> & { access: A }, run: (call: Call<A, z.infer<P>, z.infer<B>>) => unknown): Route {
  return async (request, context) => {
    const requestId = crypto.randomUUID();
    const started = performance.now();
    let userId: string | undefined;
    let response: Response;
    try {
      const user = await admit(request, options.access, options.counted);
      userId = user?.id;
      const call = {
        request,
        requestId,
        user,
        params: options.params ? parse(options.params, await context.params) : undefined,
        body: options.body
          ? parse(options.body, await readJson(request, options.maxBody ?? MAX_BODY))
          : undefined,
      } as Call<A, z.infer<P>, z.infer<B>>;
      response = valueResponse(await run(call), options.status ?? 200, requestId);
    } catch (error) {
      response = errorResponse(error, requestId);
    }
    log.info({
      requestId,
      method: request.method,
      path: loggedPath(request),
      status: response.status,
      ms: Math.round(performance.now() - started),
      userId,
    });
    return response;
  };
}
