-- CreateTable
CREATE TABLE "learner_essay_day" (
    "user_id" UUID NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "learner_essay_day_pkey" PRIMARY KEY ("user_id","day")
);

-- AddForeignKey
ALTER TABLE "learner_essay_day" ADD CONSTRAINT "learner_essay_day_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is left of earlier work, in the time zone that the learner set, else in that of their last review.
INSERT INTO "learner_essay_day" ("user_id", "day")
SELECT DISTINCT "work"."user_id", ("work"."at" AT TIME ZONE coalesce("zone"."name", 'UTC'))::date
FROM (
    SELECT "draft"."user_id", "version"."saved_at" AS "at"
    FROM "essay_draft_version" AS "version" JOIN "essay_draft" AS "draft" ON "draft"."id" = "version"."draft_id"
    UNION ALL
    SELECT "user_id", "created_at" FROM "essay_analysis"
) AS "work"
JOIN "user" ON "user"."id" = "work"."user_id"
LEFT JOIN "pg_timezone_names" AS "zone" ON "zone"."name" = coalesce("user"."time_zone", (
    SELECT "time_zone" FROM "card_review" WHERE "card_review"."user_id" = "user"."id"
    ORDER BY "reviewed_at" DESC, "id" DESC LIMIT 1
));
