import type { TipoTrabajador } from '@alerce/domain/trabajador/tipos'
import { useId } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { AutorizacionBox } from '../../components/autorizacion/autorizacion-box.tsx'
import { Dialog } from '../../components/dialogs/dialog.tsx'
import { EmpleadoresPanel } from '../../components/empleadores/empleadores-panel.tsx'
import { DraftNotice } from '../../components/feedback/draft-notice.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { ErrorSummary } from '../../components/fields/error-summary.tsx'
import { Stack } from '../../components/layout/panel.tsx'
import { Mantine } from '../../components/mantine.tsx'
import { Abierta } from './components/abierta.tsx'
import { Ajeno } from './components/ajeno.tsx'
import { Papeles } from './components/papeles.tsx'
import { useQuitarConAviso } from './components/use-quitar-con-aviso.tsx'
import type { Datos } from './queries.ts'
import classes from './reuso.module.css'
import { useReuso } from './use-reuso.ts'

interface ReusoDialogProps {
  readonly datos: Datos
  readonly onClose: () => void
}

/** The employer manager of a reuse, with its papers and its authorization (spec 1 §2, Reuse modal). */
export function ReusoDialog(props: ReusoDialogProps) {
  return (
    <Mantine>
      <Opened {...props} />
    </Mantine>
  )
}

function Opened({ datos, onClose }: ReusoDialogProps) {
  const { prospectoId, nombres, apellidoPaterno, apellidoMaterno, folioDS, impide } = datos
  const id = useId()
  const { form, rut, ajeno, takeSaved, submit, close } = useReuso(datos, onClose)
  const { quitar, toast } = useQuitarConAviso()
  const escritos = form.values.empleadores.map((e) => e.tipoTrabajador as TipoTrabajador | '')

  const footer = (
    <>
      <Button onClick={close}>Cerrar</Button>
      {impide === null && (
        <Button kind="primary" type="submit" form={id} busy={form.busy}>
          Guardar
        </Button>
      )}
    </>
  )
  return (
    <Dialog title="Reutilizar DS" sheet onClose={close} footer={footer}>
      <Stack>
        <p className={classes.quien}>
          <b>
            {nombres} {apellidoPaterno} {apellidoMaterno}
          </b>
          <span>{rut || datos.numeroPasaporte}</span>
          <span>DS {folioDS ?? '-'}</span>
        </p>
        <Abierta abierta={datos.abierta} prospectoId={prospectoId} />
        {impide && <Notice>{impide}</Notice>}
        {ajeno && <Ajeno ajeno={ajeno} datos={datos} onTake={takeSaved} />}
        <DraftNotice draft={form.draft} />
        <ErrorSummary errors={form.problems} onGoTo={form.goTo} />
        <form id={id} onSubmit={submit} noValidate>
          <fieldset disabled={impide !== null}>
            <legend className="vh">Empleadores de la nueva venta</legend>
            <EmpleadoresPanel
              form={form}
              rutProspecto={rut}
              datos={datos}
              primeroFijo
              papeles={(fila) =>
                impide === null && <Papeles {...fila} prospectoId={prospectoId} escritos={escritos} quitar={quitar} />
              }
            />
          </fieldset>
        </form>
        {impide === null && (
          <AutorizacionBox
            prospecto={{ ...datos, dsEsReutilizable: true }}
            guardados={datos.empleadores.map((e) => e.tipoTrabajador)}
            escritos={escritos}
          />
        )}
      </Stack>
      {toast}
    </Dialog>
  )
}
