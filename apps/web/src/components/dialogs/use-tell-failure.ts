import { isOfOldPage, isRefusal, messageOf } from '../../lib/api/errors.ts'
import { useMessage } from './dialogs-provider.tsx'

/**
 * `onFailed` of a save: a dialog with the server's own words, or with the text of the call when nobody answered. What
 * stands at its fields already (form.submit shows `errores` there) is not said twice.
 */
export function useTellFailure(): (fallback: string) => (error: unknown) => Promise<void> {
  const message = useMessage()
  return (fallback) => async (error) => {
    if (isOfOldPage(error) || (isRefusal(error) && error.errores.length > 0)) return
    await message(messageOf(error, fallback))
  }
}
