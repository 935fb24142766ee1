import { Selector } from '../../../../components/filters/selector.tsx'
import classes from '../correos.module.css'
import { palabrasDeEstado } from '../estados.ts'
import type { EstadoDeCorreo } from '../queries.ts'

interface BuscarCorreosProps {
  readonly estado: EstadoDeCorreo | ''
  readonly texto: string
  readonly onEstado: (estado: string) => void
  readonly onTexto: (texto: string) => void
}

const estados = Object.entries(palabrasDeEstado).map(([value, label]) => ({ value, label }))

/** An address is personal: what is typed stays out of the page's address. */
export function BuscarCorreos({ estado, texto, onEstado, onTexto }: BuscarCorreosProps) {
  return (
    <section className={classes.search} aria-label="Buscar y filtrar">
      <input
        className={classes.input}
        type="search"
        autoComplete="off"
        aria-label="Buscar por dirección o asunto"
        placeholder="Dirección o asunto"
        maxLength={100}
        value={texto}
        onChange={(event) => onTexto(event.currentTarget.value)}
      />
      <Selector label="Estado" every="Todos" value={estado} options={estados} failure={null} onChange={onEstado} />
    </section>
  )
}
