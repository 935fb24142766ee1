import { vencioEnviada } from '@alerce/domain/declaracion/retencion'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { type DatosDelResultado, enRevision, esperaAlPostulante } from '../queries.ts'
import { Autorizada } from './autorizada.tsx'
import { DelPostulante } from './del-postulante.tsx'
import { NoAceptada, type ResultadoAdverso } from './no-aceptada.tsx'
import { Restringida } from './restringida.tsx'
import { Revision } from './revision.tsx'
import { Vencida } from './vencida.tsx'

interface DecididaProps {
  readonly ds: Declaracion
  readonly resultado: number
  readonly data: DatosDelResultado
  /** What the revision asks for was sent. */
  readonly onResent: () => void
}

/** Somebody has decided: what came of it, and what is answered to it. */
export function Decidida({ ds, resultado, data, onResent }: DecididaProps) {
  if (vencioEnviada({ etapa: ds.etapa, resultado })) return <Vencida />
  if (esperaAlPostulante(ds, resultado)) return <DelPostulante ds={ds} resultado={resultado} />
  if (resultado === 1) return <Autorizada ds={ds} data={data} />
  if (enRevision(resultado))
    return <Revision key={data.decididoEn} ds={ds} resultado={resultado} data={data} onResent={onResent} />
  if (resultado === 2 && ds.etapa === 'resultado') return <Restringida ds={ds} data={data} />
  return <NoAceptada ds={ds} resultado={resultado as ResultadoAdverso} data={data} />
}
