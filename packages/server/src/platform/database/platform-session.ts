/** How PostgreSQL lists the sessions of a platform (`application_name`), unless DATABASE_URL gives them another name. */
export const PLATFORM_NAME = 'vellum';

/** How a process of the platform connects: whoever asks the database sees that it runs. Commands connect without it. */
export const platformSession = (url: string) => ({
  connectionString: url,
  fallback_application_name: PLATFORM_NAME,
});
