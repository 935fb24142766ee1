/** What waits, in a lane for each caller, in nobody's name one more: the lanes take turns, and each keeps its order. */
export function createLanes<T>() {
  // the next turn is that of the first lane; none is empty
  const lanes = new Map<string | undefined, T[]>()
  let all = 0
  return {
    all: () => all,
    of: (caller: string | undefined) => lanes.get(caller)?.length ?? 0,
    add(one: T, caller: string | undefined): void {
      const lane = lanes.get(caller)
      if (lane) lane.push(one)
      else lanes.set(caller, [one])
      all++
    },
    next(): T | undefined {
      for (const [caller, lane] of lanes) {
        const one = lane.shift()
        lanes.delete(caller)
        if (lane.length > 0) lanes.set(caller, lane)
        all--
        return one
      }
      return undefined
    },
  }
}
