import { Button } from '../actions/button.tsx'
import { Notice } from './notice.tsx'

interface DraftNoticeProps {
  readonly draft: { readonly recovered: boolean; readonly discard: () => void }
}

/** What was being typed has been put back. */
export function DraftNotice({ draft }: DraftNoticeProps) {
  if (!draft.recovered) return null
  const discard = (
    <Button kind="quiet" onClick={draft.discard}>
      Descartar
    </Button>
  )
  return (
    <Notice tone="info" actions={discard}>
      Recuperamos lo que estaba escribiendo
    </Notice>
  )
}
