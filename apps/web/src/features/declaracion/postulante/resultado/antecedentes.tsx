import { resultadoMessages as m } from '@alerce/contract/messages/declaracion/resultado'
import { AntecedentesList } from '../../../../components/sale/antecedentes-list.tsx'
import { sizeText } from '../../../../lib/files.ts'
import { Acciones } from '../components/acciones.tsx'
import classes from '../postulante.module.css'
import { type SeguimientoDeDS, useGuardar } from '../queries.ts'
import { Adjuntar } from './adjuntar.tsx'

/** What is asked for, the files that answer it, and sending them back once they are there. */
export function Antecedentes({ data: { antecedentes, archivos } }: { readonly data: SeguimientoDeDS }) {
  const { guardar, busy, failure } = useGuardar()
  const enviar = () => {
    if (!busy) void guardar('enviarAntecedentes', {})
  }
  return (
    <>
      <AntecedentesList of={antecedentes} />
      {archivos.length > 0 && (
        <ul className={classes.lista} aria-label="Archivos recibidos">
          {archivos.map(({ id, nombre, tamano }) => (
            <li key={id}>
              <div>
                <b>{nombre}</b>
                <small>Recibido, {sizeText(tamano)}</small>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Adjuntar otro={archivos.length > 0} />
      {archivos.length > 0 ? (
        <Acciones accept="Ya está todo: enviar" busy={busy} failure={failure} onAccept={enviar} />
      ) : (
        <p className={classes.hint}>{m.adjunteAlgo.text}</p>
      )}
    </>
  )
}
