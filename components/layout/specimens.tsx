"use client";

import { SettingsIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from "@/components/ui/dialog";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { Textarea } from "@/components/ui/textarea";
import { Tooltip } from "@/components/ui/tooltip";
import { toast } from "@/lib/client/toast";
import { TIERS } from "@/lib/journey/tiers";
import { Doodle } from "./doodle";
import { EmptyState } from "./empty-state";
import { TierBadge } from "./tier-badge";
import { TokenBoard } from "./token-board";

const BUTTONS = ["default", "outline", "secondary", "ghost", "link", "destructive", "ink"] as const;
const BADGES = ["default", "ember", "outline", "success", "warning", "destructive"] as const;
const CALM = [0, 0.25, 0.5, 0.75, 1] as const;
const STEPS = [0, 33, 100] as const;
const THEMES = ["light", "dark"] as const;

function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-t pt-6 md:grid-cols-[10rem_minmax(0,1fr)]">
      <h2 className="display text-xl">{title}</h2>
      <div className="flex flex-wrap items-center gap-4">{children}</div>
    </section>
  );
}

function Fields() {
  const id = useId();
  return (
    <div className="grid w-full gap-4 sm:grid-cols-2">
      <div className="grid content-start gap-2">
        <Label htmlFor={`${id}-plain`}>Plain</Label>
        <Input id={`${id}-plain`} placeholder="Nothing typed yet" />
      </div>
      <div className="grid content-start gap-2">
        <Label htmlFor={`${id}-wrong`}>Wrong</Label>
        <Input id={`${id}-wrong`} aria-invalid defaultValue="not an address" />
      </div>
      <div className="grid content-start gap-2">
        <Label htmlFor={`${id}-off`}>Disabled</Label>
        <Input id={`${id}-off`} disabled defaultValue="Kept as it is" />
      </div>
      <div className="grid content-start gap-2">
        <Label htmlFor={`${id}-long`}>Long</Label>
        <Textarea id={`${id}-long`} rows={3} defaultValue="Several lines of an answer." />
      </div>
    </div>
  );
}

function Overlays() {
  return (
    <>
      <Dialog>
        <DialogTrigger asChild>
          <Button variant="outline">Dialog</Button>
        </DialogTrigger>
        <DialogContent>
          <DialogTitle>A dialog</DialogTitle>
          <DialogDescription>It says one thing and offers a way on.</DialogDescription>
        </DialogContent>
      </Dialog>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="outline">Menu</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>First</DropdownMenuItem>
          <DropdownMenuItem disabled>Not now</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Tooltip label="A tooltip">
        <Button variant="outline" size="icon">
          <SettingsIcon aria-hidden="true" />
          <span className="sr-only">Settings</span>
        </Button>
      </Tooltip>
      <Button
        variant="outline"
        onClick={() => toast({ title: "Success", description: "It has been saved." })}
      >
        Toast
      </Button>
      <Button
        variant="outline"
        onClick={() => toast({ title: "Error", description: "Please try again.", variant: "destructive" })}
      >
        Error toast
      </Button>
    </>
  );
}

/** The set of controls, each in its states, in both themes. */
export function Specimens() {
  return (
    <main>
      <h1 className="display mx-auto max-w-6xl px-4 py-12 text-5xl sm:px-6">Paper and ember</h1>
      {THEMES.map((theme) => (
        <div key={theme} className={`${theme} bg-background text-foreground`}>
          <Shelves />
        </div>
      ))}
    </main>
  );
}

function Shelves() {
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-10 px-4 py-12 sm:px-6">
      <Shelf title="Colours">
        <TokenBoard />
      </Shelf>
      <Shelf title="Line">
        {CALM.map((calm) => (
          <Doodle key={calm} calm={calm} width={1200} height={80} />
        ))}
      </Shelf>
      <Shelf title="Buttons">
        {BUTTONS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button disabled>disabled</Button>
        <Button disabled>
          <Spinner className="size-4" />
          busy
        </Button>
        <Button size="sm">small</Button>
        <Button size="lg">large</Button>
      </Shelf>
      <Shelf title="Badges">
        {BADGES.map((variant) => (
          <Badge key={variant} variant={variant}>
            {variant}
          </Badge>
        ))}
        {TIERS.map((tier) => (
          <TierBadge key={tier} tier={tier} />
        ))}
      </Shelf>
      <Shelf title="Fields">
        <Fields />
      </Shelf>
      <Shelf title="Progress">
        {STEPS.map((value) => (
          <Progress key={value} value={value} aria-label={`${value} percent`} />
        ))}
        <Skeleton className="h-8 w-48" />
        <Spinner />
      </Shelf>
      <Shelf title="Tabs and cards">
        <Tabs defaultValue="one" className="w-full">
          <TabsList>
            <TabsTrigger value="one">One</TabsTrigger>
            <TabsTrigger value="two">Two</TabsTrigger>
          </TabsList>
          <TabsContent value="one">The first.</TabsContent>
          <TabsContent value="two">The second.</TabsContent>
        </Tabs>
        <Card>
          <CardHeader>
            <CardTitle>A card</CardTitle>
            <CardDescription>With a line about it.</CardDescription>
          </CardHeader>
          <CardContent>And its content.</CardContent>
        </Card>
      </Shelf>
      <Shelf title="Overlays">
        <Overlays />
      </Shelf>
      <Shelf title="Empty">
        <EmptyState
          title="Nothing here yet"
          text="What to do next stands here."
          action={<Button>Begin</Button>}
        />
      </Shelf>
    </div>
  );
}
