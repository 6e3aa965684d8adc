# Says what of an answer is not as a call of a field case wants it: jq -n --slurpfile answer A --argjson call C

# The value at a JSON Pointer, in which a name may stand for the index of the element that has it.
def at($pointer):
  reduce ($pointer | split("/")[1:][]) as $token (.;
    if type == "array" then
      if $token | test("^[0-9]+$") then .[$token | tonumber]
      else map(select($token == (.name, .property, .code)))[0] end
    elif type == "object" then .[$token]
    else null end);

def is_close($other; $tolerance):
  if type == "number" and ($other | type) == "number" then (. - $other | fabs) <= $tolerance
  elif type == "array" and ($other | type) == "array" then
    length == ($other | length)
    and all(range(length) as $n | [.[$n], $other[$n]]; . as [$a, $b] | $a | is_close($b; $tolerance))
  elif type == "object" and ($other | type) == "object" then
    keys == ($other | keys)
    and all(keys[] as $k | [.[$k], $other[$k]]; . as [$a, $b] | $a | is_close($b; $tolerance))
  else . == $other end;

def meets($wanted):
  if $wanted | has("equals") then is_close($wanted.equals; $wanted.tolerance // 0)
  elif $wanted | has("count") then length == $wanted.count
  elif $wanted | has("includes") then
    any(.[]; . as $element | all($wanted.includes | to_entries[]; $element[.key] == .value))
  elif $wanted | has("between") then type == "number" and . >= $wanted.between[0] and . <= $wanted.between[1]
  else false end;

$answer[0] as $answer
| ($call.expect[] | . as $wanted | ($answer | at($wanted.pointer)) as $value
    | select($value | meets($wanted) | not) | "\($wanted) but is \($value)"),
  (($call.absent // [])[] | select(. as $pointer | $answer | at($pointer) != null) | "\(.) must be absent")
