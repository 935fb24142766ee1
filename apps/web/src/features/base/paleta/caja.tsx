import { IconSearch } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import classes from './paleta.module.css'

interface CajaProps {
  readonly texto: string
  readonly onTexto: (texto: string) => void
  /** ARIA attributes of the combobox, once the search code has loaded. */
  readonly field?: ComponentProps<'input'>
  readonly children?: ReactNode
}

/** Search field and its results. */
export function Caja({ texto, onTexto, field, children }: CajaProps) {
  const input = useRef<HTMLInputElement>(null)
  // The field is drawn again once the search code loads: focus it, so that typing goes on
  useLayoutEffect(() => {
    if (input.current?.closest('dialog')?.open) input.current.focus()
  }, [])
  return (
    <>
      <div className={classes.caja}>
        <IconSearch size={18} stroke={1.75} aria-hidden="true" />
        <input
          ref={input}
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
          onFocus={({ currentTarget }) => currentTarget.setSelectionRange(texto.length, texto.length)}
        />
      </div>
      <div className={classes.lista}>{children}</div>
    </>
  )
}
