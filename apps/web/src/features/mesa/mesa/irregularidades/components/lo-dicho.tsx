import { Notice } from '../../../../../components/feedback/notice.tsx'
import { Evidencias } from '../../../../../components/irregularidad/evidencias.tsx'
import { Cuando } from '../../../../../components/values/cuando.tsx'
import { Beside } from '../../../../../components/visor/visor.tsx'
import { Cedula } from '../../cedula/cedula.tsx'
import type { Irregularidad } from '../queries.ts'

/** What both sides said of an irregularity and handed in. */
export function LoDicho({ of }: { readonly of: Irregularidad }) {
  const {
    prospectoId,
    irregularidadId,
    descripcion,
    detalle,
    motivo,
    nota,
    corregida,
    corregidaPor,
    cerrada,
    cerradaPor,
    evidencias,
  } = of
  return (
    <>
      <p>
        <b>
          {descripcion}: {detalle}.
        </b>{' '}
        {motivo}
      </p>
      {corregida && (
        <Notice tone="info">
          Corregida, en revisión. <Cuando en={corregida} por={corregidaPor ?? ''} />
          {nota && <p>{nota}</p>}
        </Notice>
      )}
      {cerrada && (
        <Notice tone="info">
          Cerrada. <Cuando en={cerrada} por={cerradaPor ?? ''} />
        </Notice>
      )}
      <Beside>
        <Cedula prospectoId={prospectoId} />
        <Evidencias irregularidadId={irregularidadId} evidencias={evidencias} lado="asesor" propio={false} />
        <Evidencias irregularidadId={irregularidadId} evidencias={evidencias} lado="mesa" propio={cerrada === null} />
      </Beside>
    </>
  )
}
