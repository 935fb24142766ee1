import { loQueLeeElPostulante } from '@alerce/contract/catalogos/declaracion/resultados'
import { porcentaje } from '@alerce/domain/base/dinero/cuentas'
import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import { alcanceDeRestriccion, type Restriccion } from '@alerce/domain/declaracion/veredicto/restricciones'
import { AntecedentesList } from '../../../../components/sale/antecedentes-list.tsx'
import { RestriccionesTable } from '../../../../components/sale/restricciones-table.tsx'
import { Fact } from '../../../../components/values/fact.tsx'
import classes from '../contraloria.module.css'
import type { RespuestaLeida } from '../pedido.ts'
import type { CasoDeContraloria } from '../queries.ts'
import own from './respuesta.module.css'

/** Data of a case that its preview needs. */
export type CasoLeido = Pick<CasoDeContraloria, 'electronica' | 'nombre' | 'cuatroOjos'> & {
  readonly financiera: Pick<CasoDeContraloria['financiera'], 'porcentajeMaximo'>
}

interface PreviewProps {
  readonly caso: CasoLeido
  readonly leida: RespuestaLeida
}

/** Preview of an answer, with the texts of the recipient's page or letter. */
export function Preview({ caso, leida: { resultado, motivo, renta, restricciones, antecedentes } }: PreviewProps) {
  const { titulo, parrafos } = loQueLeeElPostulante(resultado, renta, caso.electronica)
  return (
    <figure className={own.preview} aria-label="Así lo leerá el postulante">
      <figcaption>Así lo leerá el postulante{caso.electronica ? ', en su página' : ', en su carta'}</figcaption>
      <b>{titulo}</b>
      {parrafos.map((parrafo) => (
        <p key={parrafo}>{parrafo}</p>
      ))}
      {resultado === 8 && renta !== null && <Renta renta={renta} de={caso} />}
      {restricciones.length > 0 && <Restricciones of={restricciones} electronica={caso.electronica} />}
      {antecedentes.length > 0 && <AntecedentesList of={antecedentes} />}
      {motivo && <blockquote>{motivo}</blockquote>}
    </figure>
  )
}

function Renta({ renta, de: { financiera } }: { readonly renta: Pesos; readonly de: CasoLeido }) {
  return (
    <dl className={classes.facts}>
      <Fact name="Renta promedio">{formatoPesos(renta)}</Fact>
      <Fact name="Máximo descontable">{formatoPesos(porcentaje(renta, financiera.porcentajeMaximo))}</Fact>
    </dl>
  )
}

function Restricciones({ of, electronica }: { readonly of: readonly Restriccion[]; readonly electronica: boolean }) {
  if (!electronica) return <RestriccionesTable of={of} />
  return (
    <ul aria-label="Restricciones">
      {of.map(({ persona, condicion, ...resto }) => (
        <li key={`${persona} ${condicion}`}>
          {persona}: <b>{condicion}</b>, {alcanceDeRestriccion(resto)}
        </li>
      ))}
    </ul>
  )
}
