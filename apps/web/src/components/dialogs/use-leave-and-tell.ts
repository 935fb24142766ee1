import { useNavigate } from 'react-router'
import { useMessage } from './dialogs-provider.tsx'

/**
 * What ends a screen: `leave`, for `useLastWrite`, goes before anything is read again; `tell` says what was done once
 * what asked before it is put away, over the screen it ends at.
 */
export function useLeaveAndTell(to: string) {
  const navigate = useNavigate()
  const message = useMessage()
  return {
    leave: () => navigate(to, { flushSync: true }),
    tell: async (text: string) => {
      // where what the server told came first, the screen that was left has led elsewhere
      await navigate(to, { replace: true })
      await message(text, 'ok')
    },
  }
}
