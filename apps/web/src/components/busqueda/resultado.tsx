import { formatoRut } from '@alerce/domain/base/persona/rut'
import { ABRIENDO } from '../actions/abriendo.ts'
import { EstadoGlyph } from '../values/estado.tsx'
import classes from './buscador.module.css'
import { Marcado } from './marcado.tsx'
import { marcarNombre, marcarNumero } from './marcar.ts'
import type { ProspectoEncontrado } from './use-busqueda.ts'

/** What was found by a field that the row does not show. */
const porque: Partial<Record<ProspectoEncontrado['coincidencia'], string>> = {
  telefono: 'Coincide su teléfono',
  correo: 'Coincide su correo',
}

interface ResultadoProps {
  readonly encontrado: ProspectoEncontrado
  readonly texto: string
  /** It is being opened: said where it stands. */
  readonly abriendo: boolean
}

/** Who was found, and what of it was searched. */
export function Resultado({ encontrado, texto, abriendo }: ResultadoProps) {
  const { nombre, rut, numeroPasaporte, folioDS, estado, coincidencia } = encontrado
  return (
    <>
      <span className={classes.who}>
        <b>
          <Marcado partes={marcarNombre(nombre, texto)} />
        </b>
        <small>
          {rut && (
            <span>
              <Marcado partes={marcarNumero(formatoRut(rut), texto, 'rut')} />
            </span>
          )}
          {numeroPasaporte && <span>Pasaporte {numeroPasaporte}</span>}
          {folioDS !== null && (
            <span>
              DS <Marcado partes={marcarNumero(String(folioDS), texto, 'folio')} />
            </span>
          )}
          {porque[coincidencia] && <span>{porque[coincidencia]}</span>}
        </small>
      </span>
      {abriendo ? <span>{ABRIENDO}</span> : <EstadoGlyph estado={estado} />}
    </>
  )
}
