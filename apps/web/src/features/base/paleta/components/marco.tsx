import type { ReactNode } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { Teclas } from '../../../../components/actions/teclas.tsx'
import { Dialog } from '../../../../components/dialogs/dialog.tsx'
import classes from '../paleta.module.css'

interface MarcoProps {
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The dialog around the box. Opened once: each time that one opens, the browser looks at all that lies under it. */
export function Marco({ onClose, children }: MarcoProps) {
  const footer = (
    <>
      <p className={classes.teclas}>
        <Teclas>
          <kbd>↑</kbd> <kbd>↓</kbd> elige · <kbd>Enter</kbd> abre · <kbd>Esc</kbd> cierra
        </Teclas>
      </p>
      <Button onClick={onClose}>Cerrar</Button>
    </>
  )
  return (
    <Dialog wide title="Ir a…" onClose={onClose} footer={footer}>
      {children}
    </Dialog>
  )
}
