import { busquedaMessages } from '@alerce/contract/messages/cartera/busqueda'
import { IconSearch } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { Failed } from '../../components/feedback/failed.tsx'
import { useDismiss } from '../../components/layout/use-dismiss.ts'
import { messageOf } from '../../lib/api/errors.ts'
import classes from './components/busqueda.module.css'
import { Resultados } from './components/resultados.tsx'
import { cuantos, useCombobox } from './use-combobox.ts'

const NOMBRE = 'Buscar prospecto por nombre, RUT, folio, teléfono o correo'

/** One box for whoever knows anything of a prospect: results while typing, Enter opens the sale where it stands. */
export function Busqueda() {
  const root = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const optionId = (prospectoId: number) => `${listId}-${prospectoId}`
  const box = useCombobox(field)
  const { texto, estado, activo, busqueda } = box
  useDismiss({ open: estado !== 'cerrada', root, button: field, close: box.close })
  const retry = () => {
    field.current?.focus()
    void busqueda.refetch()
  }
  return (
    <section ref={root} className={classes.busqueda} aria-label="Buscador">
      <IconSearch className={classes.icon} size={18} stroke={1.75} aria-hidden="true" />
      <input
        ref={field}
        className={classes.field}
        type="text"
        role="combobox"
        aria-label={NOMBRE}
        aria-autocomplete="list"
        aria-expanded={estado === 'lista'}
        aria-controls={estado === 'lista' ? listId : undefined}
        aria-activedescendant={activo && optionId(activo.prospectoId)}
        aria-keyshortcuts="/"
        placeholder="Buscar por nombre, RUT, folio, teléfono o correo"
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={texto}
        onChange={(event) => box.type(event.currentTarget.value)}
        onKeyDown={box.onKeyDown}
        onFocus={box.open}
      />
      <span className={classes.key} aria-hidden="true">
        /
      </span>
      <p className={classes.count} role="status">
        {cuantos(estado, busqueda.encontrados.length)}
      </p>
      {estado !== 'cerrada' && estado !== 'buscando' && (
        <div className={classes.popup}>
          {estado === 'corta' && <p className={classes.hint}>Escriba al menos 2 letras o 4 dígitos.</p>}
          {estado === 'nada' && <p className={classes.hint}>Sin resultados</p>}
          {estado === 'fallida' && (
            <Failed
              text={messageOf(busqueda.error, busquedaMessages.failed.text)}
              busy={busqueda.isFetching}
              onRetry={retry}
            />
          )}
          {estado === 'lista' && (
            <Resultados
              id={listId}
              optionId={optionId}
              encontrados={busqueda.encontrados}
              texto={texto}
              activo={activo}
              abriendo={box.abriendo}
              onOpen={(encontrado) => box.abrir(encontrado.prospectoId)}
            />
          )}
        </div>
      )}
    </section>
  )
}
