import { formatoRut } from '@alerce/domain/base/persona/rut'
import { ABRIENDO } from '../actions/abriendo.ts'
import { EstadoGlyph } from '../values/estado.tsx'
import classes from './buscador.module.css'
import { markNombre, markNumero, type ParteDeTexto } from './mark.ts'
import type { ProspectoEncontrado } from './use-combobox.ts'

/** Reasons of a match in a field that the row does not show. */
const porque: Partial<Record<ProspectoEncontrado['coincidencia'], string>> = {
  telefono: 'Coincide su teléfono',
  correo: 'Coincide su correo',
}

/** Text with the matches of the search marked. */
function Marcado({ partes }: { readonly partes: readonly ParteDeTexto[] }) {
  let at = 0
  return partes.map(({ texto, marcada }) => {
    const key = at
    at += texto.length
    return marcada ? <mark key={key}>{texto}</mark> : <span key={key}>{texto}</span>
  })
}

interface ResultadoProps {
  readonly encontrado: ProspectoEncontrado
  readonly texto: string
  /** It is being opened: shown in its row. */
  readonly abriendo: boolean
}

/** Row of a found prospect, with the matched text marked. */
export function Resultado({ encontrado, texto, abriendo }: ResultadoProps) {
  const { nombre, rut, numeroPasaporte, folioDS, estado, coincidencia } = encontrado
  return (
    <>
      <span className={classes.who}>
        <b>
          <Marcado partes={markNombre(nombre, texto)} />
        </b>
        <small>
          {rut && (
            <span>
              <Marcado partes={markNumero(formatoRut(rut), texto, 'rut')} />
            </span>
          )}
          {numeroPasaporte && <span>Pasaporte {numeroPasaporte}</span>}
          {folioDS !== null && (
            <span>
              DS <Marcado partes={markNumero(String(folioDS), texto, 'folio')} />
            </span>
          )}
          {porque[coincidencia] && <span>{porque[coincidencia]}</span>}
        </small>
      </span>
      {abriendo ? <span>{ABRIENDO}</span> : <EstadoGlyph estado={estado} />}
    </>
  )
}
