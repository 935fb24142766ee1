import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { focusIsIdle } from '../../../../lib/focus/focus.ts'

interface SiguienteProps {
  /** What was answered just now. */
  readonly done: string
  /** The case that now waits longest; null while none does. */
  readonly next: number | null
  readonly onCase: (identificador: number) => void
}

/** After an answer: what it was, and the next case under the hand, so that Enter opens it. */
export function Siguiente({ done, next, onCase }: SiguienteProps) {
  const button = useRef<HTMLButtonElement>(null)
  const line = useRef<HTMLDivElement>(null)
  // only what the answered case left behind: an answer that arrives late takes the focus from nobody
  useLayoutEffect(() => {
    if (!focusIsIdle()) return
    const first = button.current ?? line.current
    first?.focus()
  }, [])
  return (
    <div ref={line} tabIndex={-1}>
      <Notice
        tone="info"
        actions={
          next !== null && (
            <Button ref={button} onClick={() => onCase(next)}>
              Siguiente caso
            </Button>
          )
        }
      >
        {done}
      </Notice>
    </div>
  )
}
