import { circularMessages as m } from '@alerce/contract/messages/declaracion/juradas'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { parrafosDe } from '@alerce/domain/base/textos/clases'
import { useAction } from '../../../../components/actions/use-action.ts'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { SkeletonRows } from '../../../../components/feedback/skeletons.tsx'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import { CheckField } from '../../../../components/fields/check-field.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import classes from '../declaracion.module.css'
import { useCircular, useConfirmarCircular } from '../queries.ts'

type Circular = ReplyOf<'obtenerConyugeCircular'>

/** Why it cannot be signed yet: the circular of the spouse is not accepted, or not known yet; null: it can. */
export function useFaltaCircular({ identificador }: Declaracion): string | null {
  const { data } = useCircular(identificador)
  return data && (data.circular === null || data.firma) ? null : m.pendiente.text
}

/** The circular of the spouse, read and accepted before signing (spec 2 §5). Nothing where there is no spouse. */
export function CircularPanel({ ds }: { readonly ds: Declaracion }) {
  const circular = useCircular(ds.identificador)
  if (circular.data?.circular === null) return null
  return (
    <Panel title={circular.data?.circular?.titulo ?? 'Circular del cónyuge'}>
      <Loaded of={circular} failure={m.readFailed.text} ghost={<SkeletonRows />}>
        {(read) => <Reading ds={ds} read={read} />}
      </Loaded>
    </Panel>
  )
}

function Reading({ ds, read }: { readonly ds: Declaracion; readonly read: Circular }) {
  const confirmar = useConfirmarCircular()
  const { tell, toast } = useUndoToast(m.saveFailed.text)
  const { circular, firma, por, en } = read
  const accepting = useAction(async (accepts: boolean, version: number) => {
    await confirmar.mutateAsync({ identificador: ds.identificador, firma: accepts, version }, () =>
      tell(accepts ? m.aceptada.text : m.retirada.text),
    )
  }, m.saveFailed.text)
  if (!circular) return null
  return (
    <div className={classes.files}>
      {circular.esEjemplo && <Notice tone="info">{m.esEjemplo.text}</Notice>}
      {parrafosDe(circular.cuerpo).map((parrafo) => (
        <p key={parrafo}>{parrafo}</p>
      ))}
      <CheckField
        label="El cotizante leyó la circular y la acepta"
        description={firma && en ? `Registrada por ${por} el ${fechaYHora(en)}` : `Cónyuge: ${circular.conyuge}`}
        value={firma}
        onChange={(accepts) => accepting.run(accepts, circular.version)}
      />
      {toast}
    </div>
  )
}
