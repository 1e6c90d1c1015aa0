"use client";

import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Spinner } from "@/components/ui/spinner";
import { Textarea } from "@/components/ui/textarea";
import { logWarning } from "@/lib/client/log";
import { CONTACT } from "@/lib/client/public-toasts";
import { toast } from "@/lib/client/toast";

const EMPTY = { name: "", email: "", subject: "", message: "", website: "" };
type Fields = typeof EMPTY;
const REQUIRED = ["name", "email", "message"] as const;

export function ContactForm() {
  const id = useId();
  const [fields, setFields] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);

  async function send() {
    setSending(true);
    try {
      const { apiRequest } = await import("@/lib/client/api");
      await apiRequest("POST", "/api/contact", fields);
      setFields(EMPTY);
      setTried(false);
      toast(CONTACT.sent);
    } catch (error) {
      logWarning("The message could not be sent", error);
      toast(CONTACT.failed);
    } finally {
      setSending(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const missing = REQUIRED.find((name) => !fields[name].trim());
    if (!missing) return void send();
    toast(CONTACT.incomplete);
    document.getElementById(`${id}-${missing}`)?.focus();
  }

  const field = (name: keyof Fields) => ({
    id: `${id}-${name}`,
    name,
    value: fields[name],
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      setFields((before) => ({ ...before, [name]: value })),
  });
  const required = (name: (typeof REQUIRED)[number]) => ({
    ...field(name),
    "aria-required": true,
    "aria-invalid": tried && !fields[name].trim() ? true : undefined,
  });

  return (
    <form onSubmit={submit} className="grid gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <div className="grid gap-2">
          <Label htmlFor={`${id}-name`}>Name *</Label>
          <Input {...required("name")} autoComplete="name" maxLength={120} />
        </div>
        <div className="grid gap-2">
          <Label htmlFor={`${id}-email`}>Email *</Label>
          <Input {...required("email")} type="email" autoComplete="email" maxLength={200} />
        </div>
      </div>
      <div className="grid gap-2">
        <Label htmlFor={`${id}-subject`}>Subject</Label>
        <Input {...field("subject")} maxLength={200} />
      </div>
      <div className="grid gap-2">
        <Label htmlFor={`${id}-message`}>Message *</Label>
        <Textarea {...required("message")} rows={8} maxLength={5000} />
      </div>
      <div aria-hidden="true" className="absolute -left-[9999px]">
        <label>
          Leave this empty
          <input {...field("website")} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" size="lg" className="justify-self-start" disabled={sending}>
        {sending && <Spinner />}
        Send Message
      </Button>
    </form>
  );
}
