import { busquedaMessages } from '@alerce/contract/messages/cartera/lista'
import { IconSearch } from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { Teclas } from '../../../components/actions/teclas.tsx'
import { Dialog } from '../../../components/dialogs/dialog.tsx'
import { useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { dialogIsOpen } from '../../../lib/keys/single-keys.ts'
import { Caja } from './caja.tsx'
import type { PaletteProps } from './dialogo.tsx'
import classes from './paleta.module.css'

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

interface MarcoProps {
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The dialog around the box. Opened once: each time that one opens, the browser looks at all that lies under it. */
function Marco({ onClose, children }: MarcoProps) {
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

/**
 * Palette button of the top bar, also Ctrl + K. The search code loads on first use; the field appears at once, so that
 * typed text is not lost.
 */
export function Paleta() {
  const [open, setOpen] = useState(false)
  const [texto, setTexto] = useState('')
  const [Dialogo, setDialogo] = useState<ComponentType<PaletteProps> | null>(null)
  const message = useMessage()

  const close = () => {
    setOpen(false)
    setTexto('')
  }
  const show = () => {
    setOpen(true)
    if (Dialogo) return
    import('./dialogo.tsx').then(
      (loaded) => setDialogo(() => loaded.Dialogo),
      () => {
        close()
        void message(busquedaMessages.failed.text)
      },
    )
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return
    event.preventDefault()
    if (!dialogIsOpen()) show()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  const box = { texto, onTexto: setTexto }
  return (
    <>
      <button
        type="button"
        className={classes.abrir}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={show}
      >
        <IconSearch size={18} stroke={1.75} aria-hidden="true" />
        <span>Ir a…</span>
        <Teclas>
          <kbd>Ctrl K</kbd>
        </Teclas>
      </button>
      {open && <Marco onClose={close}>{Dialogo ? <Dialogo {...box} onClose={close} /> : <Caja {...box} />}</Marco>}
    </>
  )
}
