CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigserial NOT NULL,
	"user_id" uuid,
	"tier" text NOT NULL,
	"list_price" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"provider" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"intent_id" text,
	"session_id" text,
	"email" text NOT NULL,
	"paid_at" timestamp with time zone,
	"refund_due" integer DEFAULT 0 NOT NULL,
	"refund_requested_at" timestamp with time zone,
	"refund_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_intentId_unique" UNIQUE("intent_id"),
	CONSTRAINT "orders_sessionId_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "payment_ledger" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"object_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text,
	"order_id" uuid NOT NULL,
	"client_secret" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text DEFAULT 'requires_payment_method' NOT NULL,
	"settles_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"refunds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_payments_sessionId_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "stripe_inbox" (
	"event_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"livemode" boolean NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"payload" jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "granted_tier" text DEFAULT 'freemium' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_user_id_created_at_index" ON "orders" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_status_updated_at_index" ON "orders" USING btree ("status","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("user_id","tier") WHERE "orders"."status" in ('open', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_ledger_once" ON "payment_ledger" USING btree ("kind","object_id");--> statement-breakpoint
CREATE INDEX "payment_ledger_order_id_index" ON "payment_ledger" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_ledger_payment_id_index" ON "payment_ledger" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "sandbox_payments_order_id_index" ON "sandbox_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "stripe_inbox_status_received_at_index" ON "stripe_inbox" USING btree ("status","received_at");--> statement-breakpoint
UPDATE "users" SET "granted_tier" = "subscription_tier";--> statement-breakpoint
CREATE FUNCTION "payment_ledger_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'payment_ledger is append-only';
END
$$;--> statement-breakpoint
CREATE TRIGGER "payment_ledger_append_only" BEFORE UPDATE OR DELETE ON "payment_ledger" FOR EACH ROW EXECUTE FUNCTION "payment_ledger_is_append_only"();
