ALTER TABLE "users" ADD COLUMN "mail_proof" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_mail_proof_unique" UNIQUE("mail_proof");