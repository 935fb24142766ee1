import { IconSearch } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { Teclas } from '../../../../components/actions/teclas.tsx'
import { Dialog } from '../../../../components/dialogs/dialog.tsx'
import classes from '../paleta.module.css'

interface MarcoProps {
  readonly texto: string
  readonly onTexto: (texto: string) => void
  readonly onClose: () => void
  /** What the field says as the combobox that it is, once there is something to find with. */
  readonly field?: ComponentProps<'input'>
  readonly children?: ReactNode
}

/** The box and what is typed in it. */
export function Marco({ texto, onTexto, onClose, field, children }: MarcoProps) {
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
      <div className={classes.caja}>
        <IconSearch size={18} stroke={1.75} aria-hidden="true" />
        <input
          data-first
          type="text"
          aria-label="Qué busca"
          placeholder="Nombre, RUT, folio, teléfono, correo, pantalla o acción"
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          {...field}
          value={texto}
          onChange={(event) => onTexto(event.currentTarget.value)}
          // drawn anew when what finds has come: one goes on where one was
          onFocus={({ currentTarget: input }) => input.setSelectionRange(texto.length, texto.length)}
        />
      </div>
      <div className={classes.lista}>{children}</div>
    </Dialog>
  )
}
