import { useIsMutating } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { LET_GO, type OnLetGo } from '../../lib/form/let-go.ts'
import { isUnsaid } from '../../lib/use-call.ts'
import { Button } from '../actions/button.tsx'
import { useAction } from '../actions/use-action.ts'
import { Toast } from './toast.tsx'

/** `said`: reports that the undo is done, before the refetch ends. */
type Undo = (said: () => void) => Promise<unknown>

/** Shows a done act over the page: `tell('FUN eliminado', undo)`. */
export type Tell = (text: string, undo?: Undo) => void

interface Said {
  /** Number of the message: equal texts are different messages. */
  readonly nth: number
  readonly text: string
  readonly undo?: Undo | undefined
  /** Label of the undo button. With another label than the default, the effect is visible by itself. */
  readonly word?: string
}

const UNDO = 'Deshacer'

interface WayBackProps {
  readonly word: string
  readonly undo: () => Promise<unknown>
  readonly failure: string
}

/** Undo button. Hidden while another act is in progress: a late press would undo the wrong one. */
function WayBack({ word, undo, failure }: WayBackProps) {
  const underWay = useIsMutating({ predicate: isUnsaid }) > 0
  const { busy, run } = useAction(undo, failure)
  if (underWay && !busy) return null
  return (
    <Button kind="quiet" busy={busy} onClick={() => run()}>
      {word}
    </Button>
  )
}

/** Toast of a completed act, with undo where possible. Render `toast` always. `failure`: text for a failed undo. */
export function useUndoToast(failure: string) {
  const [said, setSaid] = useState<Said | null>(null)
  const last = useRef(0)
  const say = useCallback((what: Omit<Said, 'nth'>) => {
    last.current += 1
    setSaid({ ...what, nth: last.current })
  }, [])
  const gone = useCallback(() => setSaid(null), [])
  const tell: Tell = useCallback((text, undo) => say({ text, undo }), [say])
  /** Toast about unsaved text dropped with its dialog; undo restores it and calls `reopen`. */
  const letGo =
    (reopen: () => void): OnLetGo =>
    (back) => {
      const undo = async () => {
        await back?.()
        reopen()
      }
      say({ ...LET_GO, undo: back && undo })
    }
  const { nth = 0, text = null, undo, word = UNDO } = said ?? {}
  const goBack = async () => {
    let told = false
    const said = () => {
      if (told) return
      told = true
      if (word === UNDO) say({ text: 'Se deshizo el cambio.' })
      else gone()
    }
    await undo?.(said)
    said()
  }
  const action = undo && <WayBack key={nth} word={word} undo={goBack} failure={failure} />
  return { tell, letGo, toast: <Toast text={text} nth={nth} action={action} onGone={gone} /> }
}
