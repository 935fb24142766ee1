import { useNavigate } from 'react-router'
import { useStillThere } from '../../lib/browser/use-way-on.ts'
import { useMessage } from './dialogs-provider.tsx'

/**
 * What ends a screen: `leave`, for `useLastWrite`, goes before anything is read again; `tell` says what was done once
 * what asked before it is put away, over the screen it ends at. Who went elsewhere meanwhile is told there.
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
      // what the server told may come after it was left, and lead elsewhere
      if (isThere()) await navigate(to, { replace: true })
      await message(text, 'ok')
    },
  }
}
