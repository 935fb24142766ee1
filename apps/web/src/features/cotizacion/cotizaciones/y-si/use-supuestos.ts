import { type NumeroTecleado, numeroDe, RENTA_MAXIMA, reglaNumero } from '@alerce/contract/forms/base/numeros'
import { fechaMessages } from '@alerce/contract/messages/base/campos'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { aDDMMYYYY, esFecha } from '@alerce/domain/base/fechas/fecha'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Cotizacion } from '../../../../components/precio/partes.ts'
import { call } from '../../../../lib/api/call.ts'
import { useLugar } from '../../../../lib/sale/lugar.tsx'
import { useSettled } from '../../../../lib/use-settled.ts'

/** Supposed values as typed. '' and null mean the real value. */
interface Supuestos {
  /** Birth date of the holder, ISO, or the typed text while it is no date. */
  readonly nacimiento: string
  readonly bebes: number
  readonly renta: NumeroTecleado
}

export const comoEsta: Supuestos = { nacimiento: '', bebes: 0, renta: null }

/** An income like any other; empty or 0, none is supposed. */
const reglaRenta = reglaNumero('pesos', (renta) => {
  if ((renta ?? 0) < 0) return antecedentesMessages.rentaPositiva.text
  return (renta ?? 0) > RENTA_MAXIMA ? antecedentesMessages.rentaFueraDeRango.text : null
})

const PAUSE_MS = 250

/** Payload of the call; null: no supposition, or an unreadable one. */
function payloadOf(prospectoId: number, { nacimiento, bebes, renta }: Supuestos) {
  if ((nacimiento !== '' && !esFecha(nacimiento)) || reglaRenta(renta, null)) return null
  const gana = numeroDe(renta, 'pesos')
  const supone = {
    ...(nacimiento === '' ? {} : { fechaNacimiento: aDDMMYYYY(nacimiento) }),
    ...(bebes === 0 ? {} : { bebes }),
    ...(gana ? { renta: gana } : {}),
  }
  return Object.keys(supone).length === 0 ? null : { prospectoId, ...supone }
}

/** Price of the stored quote under the suppositions. Read again when the quote changes; nothing is stored. */
export function useSupuestos(prospectoId: number, { planCotizacionId, totalUF }: Cotizacion) {
  const { lugar } = useLugar()
  const [values, setValues] = useState(comoEsta)
  const asked = useSettled(values, PAUSE_MS)
  const payload = payloadOf(prospectoId, asked)
  const reading = useQuery({
    // another plan or benefit is another price
    queryKey: ['simularPrecio', { ...payload, ...lugar }, planCotizacionId, totalUF] as const,
    queryFn: ({ signal }) => call('simularPrecio', { ...(payload ?? { prospectoId }), ...lugar }, { signal }),
    enabled: payload !== null,
    placeholderData: keepPreviousData,
  })
  return {
    values,
    change: (part: Partial<Supuestos>) => setValues((before) => ({ ...before, ...part })),
    errores: {
      nacimiento: values.nacimiento !== '' && !esFecha(values.nacimiento) ? fechaMessages.noValida.text : null,
      // The field itself reports an unreadable amount, on blur
      renta: numeroDe(values.renta, 'pesos') === null ? null : reglaRenta(values.renta, null),
    },
    /** Null: nothing is supposed. */
    reading: payload && reading,
    /** True while the result belongs to an earlier supposition. */
    stale: reading.isPlaceholderData || asked !== values,
  }
}
