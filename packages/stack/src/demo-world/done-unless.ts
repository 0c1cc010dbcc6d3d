/** Whether the action was done; false when it failed and had become needless meanwhile. Any other failure is thrown. */
export async function doneUnless(
  action: Promise<void>,
  isNeedless: () => Promise<boolean>,
): Promise<boolean> {
  try {
    await action;
    return true;
  } catch (error) {
    if (await isNeedless()) return false;
    throw error;
  }
}
