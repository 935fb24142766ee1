-- The head of team was told of the note: its timeline says so.
alter table anotacion add column avisada boolean not null default false;
