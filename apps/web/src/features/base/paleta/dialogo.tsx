import { busquedaMessages } from '@alerce/contract/messages/cartera/lista'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { ABRIENDO } from '../../../components/actions/abriendo.ts'
import { Resultado } from '../../../components/busqueda/resultado.tsx'
import { NotRead } from '../../../components/feedback/failed.tsx'
import { comboboxProps, OptionList } from '../../../components/fields/search-select/option-list.tsx'
import { useOptions } from '../../../components/fields/search-select/use-options.ts'
import { esCorta } from '../../../lib/api/use-encontrados.ts'
import { Caja } from './caja.tsx'
import classes from './paleta.module.css'
import { type OpcionDePaleta, useOpciones } from './use-opciones.ts'

export interface PaletteProps {
  readonly texto: string
  readonly onTexto: (texto: string) => void
  readonly onClose: () => void
}

const nothing = () => undefined

/** Combobox of the palette: the focus stays in the field, Enter runs the active option, Escape closes. */
export function Dialogo({ texto, onTexto, onClose }: PaletteProps) {
  const id = useId()
  const [pedida, setPedida] = useState(false)
  const { opciones, busca, busqueda, abriendo } = useOpciones(texto, onClose)
  const list = useOptions({
    found: opciones,
    locked: abriendo !== null,
    opened: true,
    onOpen: nothing,
    onClose: nothing,
    onChoose: nothing,
  })
  const { active } = list
  const personas = busca && !esCorta(texto)
  const buscando = personas && !busqueda.alDia

  const type = (typed: string) => {
    onTexto(typed)
    setPedida(false)
    list.show(0)
  }
  const choose = (opcion: OpcionDePaleta) => {
    if (abriendo !== null) return
    // Results on screen may belong to the previous text: wait for the answer to this text
    if (opcion.encontrado && buscando) setPedida(true)
    else opcion.act()
  }
  // Enter was pressed before the results: run the result if it is the only one
  const answered = useEffectEvent(() => {
    setPedida(false)
    const [only, ...others] = opciones
    if (only && others.length === 0) choose(only)
  })
  const due = pedida && !buscando
  useEffect(() => {
    if (due) answered()
  }, [due])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return
    if (event.key !== 'Enter') return list.onKeyDown(event)
    event.preventDefault()
    if (event.nativeEvent.isComposing) return
    if (active) choose(active)
    else if (buscando) setPedida(true)
  }

  const vacia = opciones.length === 0
  return (
    <Caja texto={texto} onTexto={type} field={{ ...comboboxProps(id, { open: !vacia, active }), onKeyDown }}>
      <p className="vh" role="status">
        {abriendo === null ? said(opciones.length, buscando) : ABRIENDO}
      </p>
      {vacia && !buscando && !busqueda.isError && <p className={classes.nada}>{SIN_RESULTADOS}</p>}
      {!vacia && (
        <OptionList
          id={id}
          label="Lo encontrado"
          value=""
          found={opciones}
          active={active}
          groupOf={({ grupo }) => grupo}
          draw={(opcion) => <Dibujo opcion={opcion} texto={texto} abriendo={abriendo} />}
          onChoose={choose}
        />
      )}
      {personas && busqueda.isError && busqueda.alDia && (
        <NotRead of={busqueda} failure={busquedaMessages.failed.text} />
      )}
    </Caja>
  )
}

const SIN_RESULTADOS = 'Sin resultados'

/** Text for screen readers while typing. */
function said(total: number, buscando: boolean): string {
  if (buscando) return ''
  if (total === 0) return SIN_RESULTADOS
  return total === 1 ? '1 opción' : `${total} opciones`
}

interface DibujoProps {
  readonly opcion: OpcionDePaleta
  readonly texto: string
  readonly abriendo: number | null
}

function Dibujo({ opcion: { label, encontrado }, texto, abriendo }: DibujoProps) {
  if (!encontrado) return label
  return (
    <span className={classes.quien} aria-busy={encontrado.prospectoId === abriendo || undefined}>
      <Resultado encontrado={encontrado} texto={texto} abriendo={encontrado.prospectoId === abriendo} />
    </span>
  )
}
