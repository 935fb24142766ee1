import { busquedaMessages } from '@alerce/contract/messages/cartera/lista'
import { IconSearch } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { messageOf } from '../../lib/api/errors.ts'
import { ABRIENDO } from '../actions/abriendo.ts'
import { Failed } from '../feedback/failed.tsx'
import { useDismiss } from '../layout/use-dismiss.ts'
import classes from './buscador.module.css'
import { Resultado } from './resultado.tsx'
import { cuantos, type OpenFound, type ProspectoEncontrado, useCombobox } from './use-combobox.ts'

interface ResultadosProps {
  readonly id: string
  readonly optionId: (prospectoId: number) => string
  readonly encontrados: readonly ProspectoEncontrado[]
  readonly texto: string
  readonly activo: ProspectoEncontrado | undefined
  readonly abriendo: number | null
  readonly onOpen: (encontrado: ProspectoEncontrado) => void
}

/** The list under the field: the keyboard stays in the field, which names the option it is on. */
function Resultados({ id, optionId, encontrados, texto, activo, abriendo, onOpen }: ResultadosProps) {
  return (
    <div id={id} className={classes.list} role="listbox" aria-label="Prospectos encontrados">
      {encontrados.map((encontrado) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of an option are those of the field (ARIA combobox)
        <div
          key={encontrado.prospectoId}
          id={optionId(encontrado.prospectoId)}
          className={classes.option}
          role="option"
          aria-selected={encontrado === activo}
          aria-busy={encontrado.prospectoId === abriendo}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onOpen(encontrado)}
        >
          <Resultado encontrado={encontrado} texto={texto} abriendo={encontrado.prospectoId === abriendo} />
        </div>
      ))}
    </div>
  )
}

interface BuscadorProps extends OpenFound {
  /** Object of the search in one word: name of the field. */
  readonly que: string
  /** Scope of the search, shown with «Sin resultados». */
  readonly alcance?: string
}

/** Search box for any data of a prospect: results during typing, Enter opens. */
export function Buscador({ que, alcance, ...abrir }: BuscadorProps) {
  const root = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const optionId = (prospectoId: number) => `${listId}-${prospectoId}`
  const box = useCombobox(field, abrir)
  const { texto, estado, activo, busqueda } = box
  useDismiss({ open: estado !== 'cerrada', root, button: field, close: box.close })
  const retry = () => {
    field.current?.focus()
    void busqueda.refetch()
  }
  return (
    <section ref={root} className={classes.buscador} aria-label="Buscador">
      <IconSearch className={classes.icon} size={18} stroke={1.75} aria-hidden="true" />
      <input
        ref={field}
        className={classes.field}
        type="text"
        role="combobox"
        aria-label={`Buscar ${que} por nombre, RUT, folio, teléfono o correo`}
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
        {abrir.abriendo === null ? cuantos(estado, busqueda.encontrados.length) : ABRIENDO}
      </p>
      {estado !== 'cerrada' && estado !== 'buscando' && (
        <div className={classes.popup}>
          {estado === 'corta' && <p className={classes.hint}>Escriba al menos 2 letras o 4 dígitos.</p>}
          {estado === 'nada' && <p className={classes.hint}>Sin resultados{alcance && <small>{alcance}</small>}</p>}
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
              abriendo={abrir.abriendo}
              onOpen={box.openList}
            />
          )}
        </div>
      )}
    </section>
  )
}
