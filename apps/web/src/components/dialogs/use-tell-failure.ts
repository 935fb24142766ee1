import { isOfOldPage, isRefusal, messageOf } from '../../lib/api/errors.ts'
import { useMessage } from './dialogs-provider.tsx'

/**
 * `onFailed` of a save: a dialog with the server's own text, or with that of the call without an answer. Errors already
 * at their fields (form.submit shows `errores` there) are not repeated.
 */
export function useTellFailure(): (fallback: string) => (error: unknown) => Promise<void> {
  const message = useMessage()
  return (fallback) => async (error) => {
    if (isOfOldPage(error) || (isRefusal(error) && error.errores.length > 0)) return
    await message(messageOf(error, fallback))
  }
}
