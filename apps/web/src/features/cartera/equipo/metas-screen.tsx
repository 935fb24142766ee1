import { type MetasForm, metasRules } from '@alerce/contract/forms/cartera/equipo'
import { metaMessages } from '@alerce/contract/messages/cartera/equipo'
import { mesEscrito } from '@alerce/domain/base/fechas/escrita'
import { conMayuscula } from '@alerce/domain/base/texto/limpio'
import { mesesDeMeta } from '@alerce/domain/cartera/equipo/meta'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../components/actions/button.tsx'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { DraftNotice } from '../../../components/feedback/draft-notice.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../components/feedback/skeletons.tsx'
import { type Tell, useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import { ErrorSummary } from '../../../components/fields/error-summary.tsx'
import { NumberField } from '../../../components/fields/number-field.tsx'
import { LinkTabs } from '../../../components/layout/link-tabs.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../components/layout/panel.tsx'
import { useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { goTo } from '../../../lib/routes.ts'
import { todayInSantiago } from '../../../lib/time/clock.ts'
import { useWrite } from '../../../lib/use-call.ts'
import { Historia } from './components/historia.tsx'
import classes from './equipo.module.css'
import { type Metas, useMetas } from './queries.ts'

type Meta = Metas['metas'][number]

/** Origin of the goal that a month has. */
function deDonde({ contratos, uf, delMes }: Meta, mes: string): string {
  if (delMes === null || (contratos === null && uf === null)) return 'Sin meta'
  return delMes === mes ? 'De este mes' : `Sigue la de ${mesEscrito(delMes)}`
}

interface FormDeMetasProps {
  readonly mes: string
  readonly metas: readonly Meta[]
  /** Of these goals, as read. */
  readonly version: number
  readonly tell: Tell
  /** Draws the form again with what the server has. */
  readonly onUndone: () => void
}

/** Goals of a month, one field per advisor. */
function FormDeMetas({ mes, metas, version, tell, onUndone }: FormDeMetasProps) {
  const guardar = useWrite('guardarMetas')
  const tellFailure = useTellFailure()
  const deAntes = metas.map(({ asesorId, contratos, uf }) => ({ asesorId, contratos, uf }))
  const form = useAlerceForm<MetasForm>({
    name: `metas:${mes}`,
    initial: { metas: deAntes },
    rules: metasRules,
    byReaders: true,
  })
  const save = async (values: MetasForm) => {
    const escritas = values.metas.map(({ asesorId, contratos, uf }) => ({
      asesorId,
      contratos: contratos === null ? null : Number(contratos),
      uf: uf === null ? null : Number(uf),
    }))
    await guardar.mutateAsync({ mes, metas: escritas, version }, ({ cambiadas, version: nueva }) => {
      if (cambiadas === 0) return tell('No hay cambios que guardar.')
      tell(`Se guardaron las metas de ${mesEscrito(mes)}.`, async (said) => {
        await guardar.mutateAsync({ mes, metas: deAntes, version: nueva }, said)
        onUndone()
      })
    })
  }
  return (
    <form noValidate onSubmit={form.submit(save, tellFailure(metaMessages.saveFailed.text))}>
      <Panel title={`Metas de ${mesEscrito(mes)}`} flush>
        <div className={classes.avisos}>
          <DraftNotice form={form} />
          <ErrorSummary errors={form.problems} onGoTo={form.goTo} />
        </div>
        <ul className={classes.metas}>
          {metas.map((meta, index) => (
            <li key={meta.asesorId}>
              <fieldset>
                <legend>{meta.nombre}</legend>
                <NumberField clase="entero" label="Contratos" {...form.field(`metas.${index}.contratos`)} />
                <NumberField clase="entero" label="UF al mes" {...form.field(`metas.${index}.uf`)} />
                <small>{deDonde(meta, mes)}</small>
              </fieldset>
            </li>
          ))}
        </ul>
        <div className={classes.pie}>
          <p>Vacío es sin meta. La de UF suma el precio mensual de los contratos.</p>
          <Button kind="primary" type="submit" busy={form.busy}>
            Guardar metas
          </Button>
        </div>
      </Panel>
    </form>
  )
}

/** /metas: contracts and UF that each advisor is to reach, this month or the next, and who set them. */
export function MetasScreen() {
  const meses = mesesDeMeta(todayInSantiago())
  const [params] = useSearchParams()
  const mes = meses.find((uno) => uno === params.get('mes')) ?? meses[0] ?? ''
  const metas = useMetas(mes)
  const [veces, setVeces] = useState(0)
  const { tell, toast } = useUndoToast(metaMessages.saveFailed.text)
  const tabs = meses.map((uno) => ({
    to: `${goTo('metas')}?mes=${uno}`,
    name: conMayuscula(mesEscrito(uno)),
    current: uno === mes,
  }))
  return (
    <Page title="Metas del equipo" lead="Un mes sin metas propias sigue con las del mes anterior." width="form">
      <Stack>
        <LinkTabs label="Mes" tabs={tabs} />
        <Loaded of={metas} failure={metaMessages.readFailed.text} ghost={<SkeletonRows />}>
          {(leidas) =>
            leidas.metas.length === 0 ? (
              <Empty title="Su equipo no tiene asesores">
                <p>Administración los asigna en Usuarios.</p>
              </Empty>
            ) : (
              <>
                <FormDeMetas
                  key={`${mes}-${veces}`}
                  mes={mes}
                  metas={leidas.metas}
                  version={leidas.version}
                  tell={tell}
                  onUndone={() => setVeces((antes) => antes + 1)}
                />
                <Historia de={leidas.historia} />
              </>
            )
          }
        </Loaded>
      </Stack>
      {toast}
    </Page>
  )
}
