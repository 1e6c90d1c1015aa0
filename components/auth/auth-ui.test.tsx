/** @jest-environment jsdom */
import { jest } from "@jest/globals";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { apiRequest } from "@/lib/client/api";
import { currentToast, dismissToast } from "@/lib/client/toast";
import { AuthGatedButton } from "./auth-gated-button";
import { AuthProvider, useAuth } from "./auth-provider";

const DEMO = {
  uid: "demo-1700000000000",
  email: "demo@kindling.example",
  displayName: "Demo Founder",
  photoURL: null,
  token: "v1.00000000.a.b",
};

interface Server {
  user: typeof DEMO | null;
  providers: Record<string, { id: string; name: string }>;
  calls: string[];
}
let server: Server;

/** The server's half of the conversation, as the routes answer it. */
function answer(method: string, path: string): { status: number; body: unknown } {
  if (path === "/api/auth/session") return { status: 200, body: server.user && { user: server.user } };
  if (path === "/api/auth/providers") return { status: 200, body: server.providers };
  if (path === "/api/demo-session" && method === "POST") {
    server.user = DEMO;
    return { status: 201, body: DEMO };
  }
  if (path === "/api/demo-session") {
    server.user = null;
    return { status: 200, body: {} };
  }
  if (path === "/api/refused") return { status: 401, body: { message: "no", code: "identity_mismatch" } };
  return { status: 404, body: { message: "no such route" } };
}

const settle = () => act(async () => jest.advanceTimersByTimeAsync(1));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  server = { user: null, providers: { oidc: { id: "oidc", name: "Testbed" } }, calls: [] };
  globalThis.fetch = async (input, init) => {
    const method = init?.method ?? "GET";
    server.calls.push(`${method} ${String(input)}`);
    const { status, body } = answer(method, String(input));
    const text = JSON.stringify(body);
    const response = {
      ok: status < 400,
      status,
      statusText: "",
      text: async () => text,
      json: async () => body,
    };
    return response as Response;
  };
  globalThis.BroadcastChannel = class extends EventTarget {
    name = "";
    onmessage = null;
    onmessageerror = null;
    postMessage() {}
    close() {}
  };
});

afterEach(() => {
  const shown = currentToast();
  if (shown) dismissToast(shown.id);
  jest.useRealTimers();
});

function State() {
  const { user, loading, configured, signInDemo, signOut, confirmEnd } = useAuth();
  return (
    <>
      <p data-testid="state">{loading ? "loading" : (user?.uid ?? "nobody")}</p>
      <p data-testid="configured">{String(configured)}</p>
      <button type="button" onClick={() => void signInDemo()}>
        demo
      </button>
      <button type="button" onClick={() => void signOut().catch(() => undefined)}>
        out
      </button>
      <button type="button" onClick={() => void confirmEnd().then((sure) => (sure ? signOut() : undefined))}>
        leave
      </button>
    </>
  );
}

const show = (action = () => {}) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AuthProvider>
        <State />
        <AuthGatedButton onAction={action}>Start</AuthGatedButton>
      </AuthProvider>
    </QueryClientProvider>,
  );

const button = () => screen.getByRole("button", { name: "Start", hidden: true });
const dialog = () => screen.queryByRole("dialog", { name: "Sign In Required" });
const state = () => screen.getByTestId("state").textContent;

describe("auth-gated button", () => {
  test("waits, disabled, until it is known who is there", async () => {
    show();
    expect(button()).toHaveProperty("disabled", true);
    await settle();
    expect(button()).toHaveProperty("disabled", false);
  });

  test("signed out: the toast at once, the dialog after 500 ms, no action", async () => {
    const action = jest.fn();
    show(action);
    await settle();
    fireEvent.click(button());
    expect(currentToast()).toMatchObject({ title: "Sign in required", variant: "destructive" });
    act(() => jest.advanceTimersByTime(499));
    expect(dialog()).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(dialog()).not.toBeNull();
    expect(screen.getByText("Please sign in to access this feature.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Continue with Testbed" })).toBeTruthy();
    expect(action).not.toHaveBeenCalled();
  });

  test("after a sign-in from the dialog it closes, and the action runs after 100 ms", async () => {
    const action = jest.fn();
    show(action);
    await settle();
    fireEvent.click(button());
    act(() => jest.advanceTimersByTime(500));
    fireEvent.click(screen.getByRole("button", { name: "Continue with Demo Account" }));
    await act(async () => jest.advanceTimersByTimeAsync(0));
    expect(dialog()).toBeNull();
    expect(action).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(99));
    expect(action).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(action).toHaveBeenCalledTimes(1);
  });

  test("signed in: the action runs, and nothing is asked", async () => {
    server.user = DEMO;
    const action = jest.fn();
    show(action);
    await settle();
    fireEvent.click(button());
    expect(action).toHaveBeenCalledTimes(1);
    expect(currentToast()).toBeNull();
  });
});

describe("session", () => {
  test("is mirrored to storage, and the mirror of a session that is over is cleared", async () => {
    localStorage.setItem("firebaseUser", JSON.stringify({ uid: "old" }));
    show();
    await settle();
    expect(state()).toBe("nobody");
    expect(localStorage.getItem("firebaseUser")).toBeNull();
    fireEvent.click(screen.getByText("demo"));
    await settle();
    expect(state()).toBe(DEMO.uid);
    expect(JSON.parse(localStorage.getItem("demoUser") ?? "{}")).toEqual(DEMO);
    expect(currentToast()).toMatchObject({ title: "Demo Mode" });
  });

  test("without a provider: a warning, and the toast of demo mode", async () => {
    const warn = jest.spyOn(console, "warn").mockReturnValue();
    server.providers = {};
    show();
    await settle();
    expect(screen.getByTestId("configured").textContent).toBe("false");
    expect(warn).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByText("demo"));
    await settle();
    expect(currentToast()).toMatchObject({
      title: "Demo Mode Active",
      description: "You're signed in with demo authentication.",
    });
    warn.mockRestore();
  });

  test("a sign-out clears the mirror and says so; a demo user uses the demo's own", async () => {
    server.user = DEMO;
    show();
    await settle();
    fireEvent.click(screen.getByText("out"));
    expect(state()).toBe("loading");
    await settle();
    expect(state()).toBe("nobody");
    expect(localStorage.getItem("demoUser")).toBeNull();
    expect(server.calls).toContain("DELETE /api/demo-session");
    expect(currentToast()).toMatchObject({ title: "Signed Out" });
  });

  test("who leaves a demo account is asked first: it cannot be signed in to again", async () => {
    server.user = DEMO;
    show();
    await settle();
    fireEvent.click(screen.getByText("leave"));
    expect(screen.getByRole("dialog").textContent).toContain("Its projects and orders are lost");
    fireEvent.click(screen.getByText("Stay signed in"));
    await settle();
    expect(state()).toBe(DEMO.uid);
    expect(server.calls).not.toContain("DELETE /api/demo-session");
    fireEvent.click(screen.getByText("leave"));
    fireEvent.click(screen.getByText("Sign out and lose them"));
    await settle();
    expect(state()).toBe("nobody");
  });

  test("a call that the server refuses with 401 has it asked who is signed in", async () => {
    server.user = DEMO;
    show();
    await settle();
    server.user = null;
    await act(() => expect(apiRequest("GET", "/api/refused")).rejects.toMatchObject({ status: 401 }));
    await settle();
    expect(state()).toBe("nobody");
    expect(localStorage).toHaveLength(0);
  });

  test("is renewed every ten minutes; after a failure in 30 seconds, then ever later", async () => {
    const warn = jest.spyOn(console, "warn").mockReturnValue();
    show();
    await settle();
    const looks = () => server.calls.filter((call) => call === "GET /api/auth/session").length;
    expect(looks()).toBe(1);
    await act(async () => jest.advanceTimersByTimeAsync(10 * 60_000));
    expect(looks()).toBe(2);
    const { fetch } = globalThis;
    let failures = 0;
    globalThis.fetch = async () => {
      failures += 1;
      throw new TypeError("Failed to fetch");
    };
    await act(async () => jest.advanceTimersByTimeAsync(10 * 60_000));
    expect(failures).toBe(1);
    await act(async () => jest.advanceTimersByTimeAsync(30_000));
    expect(failures).toBe(2);
    await act(async () => jest.advanceTimersByTimeAsync(59_000));
    expect(failures).toBe(2);
    await act(async () => jest.advanceTimersByTimeAsync(1_000));
    expect(failures).toBe(3);
    globalThis.fetch = fetch;
    warn.mockRestore();
  });
});
