import type { Horarios } from '../base/parametros.ts'

/** Whether the time of day (HH:mm:ss) lies within the hours of at least one role; a role without hours is always open. */
export function dentroDeHorario(roles: readonly string[], horarios: Horarios, hora: string): boolean {
  return roles.some((rol) => {
    const horario = horarios[rol]
    return !horario || (hora >= horario.desde && hora <= horario.hasta)
  })
}
