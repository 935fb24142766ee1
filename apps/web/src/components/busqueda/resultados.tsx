import classes from './buscador.module.css'
import { Resultado } from './resultado.tsx'
import type { ProspectoEncontrado } from './use-busqueda.ts'

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
export function Resultados({ id, optionId, encontrados, texto, activo, abriendo, onOpen }: ResultadosProps) {
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
