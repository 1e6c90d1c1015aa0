import { launchPackage } from "./package/package";
import { type RenderCall, render } from "./render-pool";

/** One file. A package is put together from its parts, each with a time limit and a turn in the queue of its own. */
export const makeDocument = ({ id, format, data }: RenderCall): Promise<Uint8Array> =>
  id === "package"
    ? launchPackage(data, (part, partFormat, partData) =>
        render({ id: part, format: partFormat, data: partData }),
      )
    : render({ id, format, data });
