import { pantallaDe } from '@alerce/contract/fichas/formas'
import { empleador } from '@alerce/contract/fichas/postulacion/empleador'
import { numeroDe } from '@alerce/contract/forms/base/numeros'
import { type PreferenciasForm, preferenciasRules } from '@alerce/contract/forms/cotizacion/cotizacion'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { useWayOn } from '../../../lib/browser/use-way-on.ts'
import { type AlerceForm, useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { goTo } from '../../../lib/routes.ts'
import type { DatosDeProspecto } from '../../../lib/sale/prospecto.ts'
import { useGuardarRentas } from './queries.ts'

export type FormPreferencias = AlerceForm<PreferenciasForm>

/** The employers as they stand: a draft belongs to these and no others. */
export const empleadoresDe = ({ empleadores }: DatosDeProspecto): string => empleadores.map(({ id }) => id).join('.')

/** Incomes and 'Continuar': saves the changes, which makes the server delete the quote, and goes on to the quote. */
export function usePreferencias(datos: DatosDeProspecto) {
  const { prospectoId, version } = datos
  const navigate = useWayOn()
  const tellFailure = useTellFailure()
  const guardar = useGuardarRentas()
  const form = useAlerceForm<PreferenciasForm>({
    name: `preferencias:${prospectoId}:${empleadoresDe(datos)}`,
    initial: { empleadores: datos.empleadores.map((uno) => pantallaDe(empleador, uno)) },
    rules: preferenciasRules,
  })

  const save = async ({ empleadores }: PreferenciasForm) => {
    const same = datos.empleadores.every(
      ({ remuneracionImponible }, index) =>
        remuneracionImponible === (numeroDe(empleadores[index]?.remuneracionImponible ?? null, 'pesos') ?? 0),
    )
    // Nothing changed: the quote still holds
    if (same) return
    // all else is fixed here: it travels as it is on record
    const rentas = datos.empleadores.map(({ id: _, ...uno }, index) => ({
      ...uno,
      remuneracionImponible: empleadores[index]?.remuneracionImponible ?? uno.remuneracionImponible,
    }))
    await guardar.mutateAsync({ prospectoId, version, empleadores: rentas })
  }

  const goOn = form.submit(save, tellFailure(antecedentesMessages.saveFailed.text), () =>
    navigate(goTo('preliminarPlan', { prospectoId })),
  )
  return { form, goOn }
}
