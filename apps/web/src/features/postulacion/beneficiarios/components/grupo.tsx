import { MAXIMO_BENEFICIARIOS } from '@alerce/contract/forms/postulacion/beneficiarios'
import { beneficiariosMessages } from '@alerce/contract/messages/postulacion/beneficiarios'
import { IconPlus } from '@tabler/icons-react'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { Stack } from '../../../../components/layout/panel.tsx'
import { IrALaActualizacion } from '../../../../components/sale/actualizacion/ir-a-la-actualizacion.tsx'
import { SaleForm } from '../../../../components/sale/sale-form.tsx'
import { useSigue } from '../../../../components/sale/use-sigue.tsx'
import { type Beneficiario, quoteWarning } from '../../../../lib/sale/prospecto.ts'
import type { Venta } from '../../../../lib/sale/venta.ts'
import { useLock, useReader } from '../../../../lib/session/use-lock.ts'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import { useGrupo } from '../use-grupo.ts'
import { corregidoPor, filaNueva, quedan } from '../values.ts'
import { Guardados } from './guardados.tsx'
import { Nuevos } from './nuevos.tsx'

interface AgregarProps {
  /** How many there are, saved or not. */
  readonly cuantos: number
  readonly onAdd: () => void
  readonly lock: string | null
}

/** Opens one more row. */
function Agregar({ cuantos, lock, onAdd }: AgregarProps) {
  const full = cuantos >= MAXIMO_BENEFICIARIOS
  return (
    <ReasonedButton
      kind="tonal"
      side="bottom"
      reason={lock ?? (full ? beneficiariosMessages.demasiados.text : null)}
      onClick={onAdd}
    >
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      Agregar beneficiario
    </ReasonedButton>
  )
}

interface GrupoProps {
  readonly title: string
  readonly venta: Venta
  readonly guardados: readonly Beneficiario[]
  /** The holder's birth date, ISO; null while it is not known. */
  readonly titular: string | null
}

/** The family group: those that stand, and those being added. */
export function Grupo({ title, venta, guardados, titular }: GrupoProps) {
  const hoy = todayInSantiago()
  const { form, filas, press, remove, removing, toast } = useGrupo(venta, { guardados, titular }, hoy)
  const actualiza = venta.estadoEdicion === 'E'
  const activo = venta.estado !== 'Inactivo'
  const [reader, locked] = [useReader(), useLock({ etapa: venta.etapa, activo })]
  const lock = actualiza ? reader : locked
  const sigue = useSigue(venta)
  return (
    <SaleForm
      title={title}
      lead="Quienes entran al plan además del titular. El precio depende de su edad."
      actions={
        <Agregar
          cuantos={quedan(guardados, form.values.beneficiarios).length + form.values.beneficiarios.length}
          lock={lock}
          onAdd={() => filas.add(filaNueva())}
        />
      }
      form={form}
      lock={lock}
      instead={lock && <IrALaActualizacion {...venta} activo={activo} />}
      onward={activo && sigue}
      save="Guardar Beneficiarios"
      next={
        actualiza ? (
          <b>Sigue: Cotizar Plan. Lo que rige no cambia hasta confirmar la actualización.</b>
        ) : (
          <Sigue venta={venta} />
        )
      }
      onSave={press}
    >
      <Stack>
        <Guardados
          guardados={guardados}
          corrige={(saved) => form.values.beneficiarios.some((row) => corregidoPor([saved], row))}
          titular={titular}
          alone={form.values.beneficiarios.length === 0}
          hoy={hoy}
          lock={lock}
          busy={removing}
          onRemove={remove}
        />
        <Nuevos form={form} filas={filas} guardados={guardados} hoy={hoy} />
        {toast}
      </Stack>
    </SaleForm>
  )
}

const Sigue = ({ venta }: { readonly venta: Venta }) => (
  <>
    <b>Sigue: Cotizar Plan.</b> {quoteWarning(venta)}
  </>
)
