-- Images that nothing uses any more are deleted. Columns are added with defaults that suit what is there.
-- False while the file is being written, and from the decision to delete it until it is gone.
alter table media add column stored boolean not null default true;
-- Since when nothing has been seen to use the image; null while something does, or until somebody looks.
alter table media add column unused_since timestamptz;
create index media_owner on media (owner);
create index media_unused on media (unused_since) where unused_since is not null;

-- The network of an address that was not active; empty for active ones. Rows are removed after two days.
alter table media_upload add column network text not null default '';
create index media_upload_network on media_upload (network, at) where network <> '';

-- What uses an image.
create index profile_avatar on profile (avatar) where avatar is not null;
create index token_text_image on token_text ((texts ->> 'image'));
create index launch_draft_image on launch_draft ((texts ->> 'image'));
