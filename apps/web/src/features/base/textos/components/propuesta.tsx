import { LARGO_DE_MOTIVO, type MotivoForm, motivoRules } from '@alerce/contract/forms/base/textos'
import { textosMessages as m } from '@alerce/contract/messages/base/textos'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { loQueDice } from '@alerce/domain/base/textos/clases'
import { useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { type Tell, useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import { Panel, Stack } from '../../../../components/layout/panel.tsx'
import { DeskDialog } from '../../../../components/mesa/desk-dialog.tsx'
import { StateGlyph } from '../../../../components/values/estado.tsx'
import { LET_GO, type OnLetGo } from '../../../../lib/form/let-go.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { type PropuestaDeTexto, useAprobar, useDevolverTexto } from '../queries.ts'
import { Comparacion } from './comparacion.tsx'
import classes from './textos.module.css'

interface PropuestaProps {
  readonly of: PropuestaDeTexto
  readonly tell: Tell
}

/** Version that another administrator proposed, with what changes; or why it was given back. */
export function Propuesta({ of, tell }: PropuestaProps) {
  const { por, en, desde, antes, titulo, cuerpo, devuelta } = of
  if (devuelta)
    return (
      <Notice tone="warn">
        {devuelta.por} devolvió el {fechaYHora(devuelta.en)} la versión de {por}: «{devuelta.motivo}». Abajo está
        escrita para corregirla.
      </Notice>
    )
  return (
    <Panel title="Por aprobar" aside={<StateGlyph shape="half">Por aprobar</StateGlyph>}>
      <Stack>
        <p>
          {por} la propuso el {fechaYHora(en)}. Regirá desde el {desde}.
        </p>
        <Comparacion antes={antes ? loQueDice(antes) : ''} despues={loQueDice({ titulo, cuerpo })} />
        <Actos of={of} tell={tell} />
      </Stack>
    </Panel>
  )
}

function Actos({ of, tell }: PropuestaProps) {
  const { propuestaId, propia, titulo, impedimento } = of
  const [devuelve, setDevuelve] = useState(false)
  const confirm = useConfirm()
  const { letGo, toast } = useUndoToast(LET_GO.failed)
  const { mutateAsync: aprobar } = useAprobar()
  const approve = useAction(async () => {
    const text = 'Las personas la firmarán. No se modifica: se corrige con otra versión.'
    await confirm({ title: `¿Publicar «${titulo}»?`, text, accept: 'Publicar' }, () =>
      aprobar({ propuestaId }, ({ version }) => tell(m.publicado.text.replace('{version}', String(version)))),
    )
  }, m.saveFailed.text)
  return (
    <div className={classes.acts}>
      <Button onClick={() => setDevuelve(true)}>{propia ? 'Retirar' : 'Devolver'}</Button>
      <ReasonedButton kind="primary" reason={impedimento} busy={approve.busy} onClick={approve.run}>
        Aprobar y publicar
      </ReasonedButton>
      {devuelve && (
        <DevolverDialog
          of={of}
          tell={tell}
          onClose={() => setDevuelve(false)}
          onLetGo={letGo(() => setDevuelve(true))}
        />
      )}
      {toast}
    </div>
  )
}

interface DevolverProps extends PropuestaProps {
  readonly onClose: () => void
  readonly onLetGo: OnLetGo
}

/** Reason with which a proposal goes back to its author. */
function DevolverDialog({ of: { propuestaId, propia }, tell, onClose, onLetGo }: DevolverProps) {
  const { mutateAsync: devolver } = useDevolverTexto()
  const tellFailure = useTellFailure()
  const form = useAlerceForm<MotivoForm>({
    name: `devolver-texto:${propuestaId}`,
    initial: { motivo: '' },
    rules: motivoRules,
  })
  const save = async (values: MotivoForm) => {
    await devolver({ propuestaId, ...values }, () => tell(m.devuelto.text))
    await form.saved(values)
    onClose()
  }
  return (
    <DeskDialog
      title={propia ? 'Retirar la propuesta' : 'Devolver la propuesta'}
      action={propia ? 'Retirar' : 'Devolver'}
      form={form}
      onSubmit={form.submit(save, tellFailure(m.devolverFailed.text))}
      onClose={onClose}
      onLetGo={onLetGo}
    >
      <TextAreaField label="Por qué" required maxLength={LARGO_DE_MOTIVO} {...form.field('motivo')} />
    </DeskDialog>
  )
}
