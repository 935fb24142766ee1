import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { beneficiariosMessages } from '@alerce/contract/messages/postulacion/beneficiarios'
import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { etiquetasTrabajador } from '@alerce/domain/base/trabajador/tipos'
import { Button } from '../../../../components/actions/button.tsx'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../../components/layout/panel.tsx'
import { BeneficiariosLeidos } from '../../../../components/sale/beneficiarios-leidos.tsx'
import { AmountPesos, AmountUF } from '../../../../components/values/amounts.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { useTitleFocus } from '../../../../lib/focus/use-title-focus.ts'
import { goTo } from '../../../../lib/routes.ts'
import { useLugar } from '../../../../lib/sale/lugar.tsx'
import type { DatosDeProspecto } from '../../../../lib/sale/prospecto.ts'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import { useDatos, useGrupo } from '../queries.ts'
import type { useCierre } from './use-cierre.ts'

const title = 'Confirmar Plan'

interface ConfirmarPlanProps {
  readonly prospectoId: number
  /** Name of the chosen plan. */
  readonly nombrePlan: string
  readonly cotizacion: NonNullable<ReplyOf<'obtenerPlanSeleccionado'>['cotizacion']>
  readonly cierre: ReturnType<typeof useCierre>
}

/** The start of the confirmation (spec 2 §2): employers and beneficiaries that the price rests on, to read. */
export function ConfirmarPlan({ prospectoId, nombrePlan, cotizacion, cierre }: ConfirmarPlanProps) {
  const lugar = useLugar()
  const datos = useDatos(prospectoId)
  const grupo = useGrupo(prospectoId)
  useTitleFocus()
  return (
    <Page title={title} lead="Revise con quién y con qué rentas se cotizó.">
      <Stack>
        <Notice tone="warn">{cierre.advertencia}</Notice>
        <Loaded of={datos} failure={antecedentesMessages.datosFailed.text}>
          {({ empleadores }) => <Empleadores empleadores={empleadores} />}
        </Loaded>
        <Loaded of={grupo} failure={beneficiariosMessages.readFailed.text}>
          {(beneficiarios) => <BeneficiariosLeidos beneficiarios={beneficiarios} hoy={todayInSantiago()} />}
        </Loaded>
      </Stack>
      <ActionBar
        next={
          <>
            {nombrePlan}{' '}
            <b>
              <AmountUF value={cotizacion.totalUF} />
            </b>{' '}
            · <AmountPesos value={cotizacion.totalPesos} />
          </>
        }
      >
        <ButtonLink to={goTo(lugar.plan, { prospectoId })} replace>
          Volver
        </ButtonLink>
        <Button kind="primary" busy={cierre.confirming} onClick={() => void cierre.confirmIt(cotizacion)}>
          {title}
        </Button>
      </ActionBar>
    </Page>
  )
}

const columns = [{ title: 'Tipo de trabajador' }, { title: 'Rut Empleador' }, { title: 'Renta imponible', num: true }]

function Empleadores({ empleadores }: Pick<DatosDeProspecto, 'empleadores'>) {
  return (
    <Panel title="Empleadores" flush>
      <DataTable label="Tabla de empleadores" columns={columns} cards>
        {empleadores.map(({ id, tipoTrabajador, rut, remuneracionImponible }) => (
          <tr key={id}>
            <th scope="row">{etiquetasTrabajador[tipoTrabajador]}</th>
            <td data-title="Rut Empleador" data-keep>
              {rut ? formatoRut(rut) : '–'}
            </td>
            <td data-title="Renta imponible" data-num>
              {formatoPesos(remuneracionImponible)}
            </td>
          </tr>
        ))}
      </DataTable>
    </Panel>
  )
}
