import { useNavigate } from 'react-router'
import { useStillThere } from '../../lib/browser/use-way-on.ts'
import { useMessage } from './dialogs-provider.tsx'

/**
 * End of a screen. `leave`, for `useLastWrite`, navigates before any refetch. `tell` shows the result on the screen
 * `to`, after the dialog has closed. A user who left meanwhile gets the message on the current screen.
 */
export function useLeaveAndTell(to: string) {
  const navigate = useNavigate()
  const isThere = useStillThere()
  const message = useMessage()
  return {
    leave: async () => {
      if (isThere()) await navigate(to, { flushSync: true })
    },
    tell: async (text: string) => {
      // A server event may have led elsewhere after `leave`: navigate only if still there
      if (isThere()) await navigate(to, { replace: true })
      await message(text, 'ok')
    },
  }
}
